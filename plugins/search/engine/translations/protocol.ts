// cspell:disable
import type {Translated} from './translated';

/** What the protocol consists of. */
export const PROTOCOL: readonly Translated[] = [
  [
    'multiple pools',
    'plusieurs_pools varios_pools varias_pools mehrere_pools mehreren_pools несколько_пулов нескольких_пулов 多个池 複数のプール 여러_풀 nhieu_pool birden_fazla_havuz beberapa_pool',
  ],
  ['core', 'コアと 核心合约 코어'],
  ['periphery', '周辺コントラクト 外围合约 주변_컨트랙트'],
  [
    'order book',
    'livro_de_ofertas libro_de_ordenes carnet_d_ordres orderbuch 订单簿 オーダーブック 板取引 호가창 книга_ордеров buku_pesanan',
  ],
  [
    'target price',
    'zielpreis precio_objetivo preco_alvo prix_cible 目标价 目標価格 목표가 целевая_цена целевой_цене',
  ],
  ['calldata', '呼び出しデータ 调用数据 호출_데이터 aufrufdaten datos_de_llamada dados_de_chamada'],
  ['auction', 'subasta leilao auktion аукцион 拍卖 オークション 경매'],
  ['bridge', 'puente ponte. pont. brucke мост 跨链 桥 ブリッジ 브리지'],
  [
    'concentrated',
    'concentrad concentre konzentriert концентрир 集中 집중 концентров skoncentr terkonsentrasi tap_trung',
  ],
  [
    'fee',
    'comision comiso tarifa taxa frais gebuhr комисси 手续费 手數料 수수료 费 ucret komisyon phi biaya commissione commissioni комісі oplat prowizj',
  ],
  [
    'flash loan',
    'prestamo emprestimo pret_flash pret_eclair blitzkredit займ кредит 闪电贷 闪贷 フラッシュローン 플래시론 kredit flas_kredi prestit vay_nhanh pinjaman позик',
  ],
  [
    'governance',
    'gobernanza governanca gouvernance verwaltung управлени 治理 ガバナンス 거버넌스 yonetisim quan_tri tata_kelola управлін zarzadz',
  ],
  ['hook', 'gancho хук フック 훅 kanca'],
  [
    'impermanent loss',
    'impermanente непостоянн 无常损失 インパーマネントロス 変動損失 gecici_kayip kalici_olmayan ton_that_tam_thoi tidak_permanen непостійн nietrwal unbestandig 비영구',
  ],
  ['limit order', '限价 指値 지정가 lenh_gioi_han'],
  ['liquidity', 'liquid ликвидност 流动性 유동성 likid likuid thanh_khoan ліквідн plynnos'],
  ['nft', 'нфт 非同质化'],
  ['oracle', 'oracul orakel оракул オラクル 오라클'],
  ['order', 'orden ordem ordre auftrag ордер заказ 订单 注文 주문'],
  ['pair', 'pareja paar пар 交易对 ペア 페어'],
  ['pool', 'fondo piscina пул 池 プール 풀 havuz kolam pula. pule. puli.'],
  ['position', 'posicion posicao позици 头寸 포지션 pozisyon vi_the posisi posizion позиці pozycj'],
  [
    'price',
    'precio preco. precos prix. preis kurs цен 价格 価格 가격 fiyat gia harga prezz цін cena. ceny. стоимост',
  ],
  [
    'proposal',
    'propuesta proposta proposition vorschlag предложен 提案 제안 teklif de_xuat пропозиц propozycj',
  ],
  ['protocol', 'protocolo protocole протокол 协议 プロトコル 프로토콜 protokol protocoll'],
  ['quote', 'cotizac cotac devis kursabfrage котировк 报价 見積 견적 quotazion bao_gia'],
  [
    'range',
    'rango intervalo faixa plage bereich диапазон 范围 区间 範囲 レンジ 범위 arali rentang kisaran intervall діапазон zakres spanne fourchette',
  ],
  ['reward', 'recompens belohn вознагражд наград 奖励 報酬 보상 ricompens винагород nagrod'],
  ['risk', 'riesg risco risque risiko риск 风险 リスク 위험 rui_ro ризик ryzyk'],
  [
    'router',
    'enrutador roteador routeur роутер маршрутизатор 路由器 路由合约 ルーター 라우터 yonlendiric',
  ],
  ['route', 'ruta rota. rotas. routage маршрут 路由 最佳路线 ルート 라우팅'],
  [
    'slippage',
    'glissement проскальзыван 滑点 滑價 スリッページ 슬리피지 kayma truot_gia selip selisih_harga slittament прослизан poslizg',
  ],
  ['staking', 'стейк 质押 ステーキング 스테이킹'],
  ['tick', 'тик 刻度 ティック 틱 тік'],
  ['timelock', 'таймлок 时间锁 タイムロック 타임락'],
  ['token', 'ficha jeton токен 代币 通证 トークン 토큰'],
  ['uncollected', 'pendient 未领取 未收取 未回収 미수령'],
  ['volume', 'volumen объем 交易量 成交量 出来高 거래량'],
  ['attack', 'ataque attaque angriff атак 攻击 攻撃 공격 saldiri tan_cong serangan attacc atak'],
  ['collect fees', 'recuperer_les_frais recuperer_frais thu_phi'],
  ['add liquidity', 'them_thanh_khoan'],
  ['swap fee', 'phi_giao_dich'],
  [
    'fee tiers',
    '费率 уровни_комисс рівні_комісі niveaux_de_frais niveles_de_comis niveis_de_taxa gebuhrenstuf 手数料ティア 수수료_등급',
  ],
  ['flash', 'флеш флэш 闪电 フラッシュ 플래시'],
  ['manipulation', 'manipulac манипул маніпул 操纵 조작'],
  [
    'multi hop',
    '多跳 マルチホップ 멀티홉 мультихоп многоход multisalto multi-saut plusieurs_sauts varios_saltos multiplos_saltos',
  ],
  ['price range', 'khoang_gia'],
  ['sandwich', '三明治 夹子 サンドイッチ 샌드위치 сэндвич сендвич sandvic'],
  ['tolerance', 'toleranc toleranz tolerans tolleranz допуск 容忍 容差 許容 허용'],
];
