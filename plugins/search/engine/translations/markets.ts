// cspell:disable
import type {Translated} from './translated';

/** What is traded, earned, decided and lost. */
export const MARKETS: readonly Translated[] = [
  [
    'pair',
    'do_par el_par un_par um_par del_par par_de o_par pares. paire handelspaar tauschpaar pary para_token cift cap_token cap_tien pasangan coppia 币对 对 通貨ペア 쌍',
  ],
  [
    'pool',
    'bassin vasca bacino basen. pul be_thanh_khoan kolam_likuid pools басейн 流动池 资金池 矿池 풀의',
  ],
  ['position', 'posico positionen vi_tri 仓 ポジ'],
  [
    'tick spacing',
    'espaciado_de_tick espacamento_de_tick espacement_des_tick espacement_de_tick tick-abstand tick_abstand tickabstand шаг_тик шаг_тика интервал_тик крок_тик tick_araligi khoang_cach_tick jarak_tick spaziatura_dei_tick odstep_tick 刻度间距 ティック間隔 ティックスペーシング 틱_간격 틱간격 틱_스페이싱',
  ],
  ['spacing', 'espaciado espacamento espacement abstand spaziatura 间距 间隔 간격'],
  [
    'token',
    'moneda moeda monnaie munze moneta criptomoneda criptomoeda tokena tokeny монет криптовалют dong_coin dong_tien koin. 币 コイン 通貨 코인',
  ],
  ['eth', 'эфир етер ефір 以太币 以太坊 イーサ 이더'],
  ['usd', 'dolar. dollar долл долар 美元 ドル 달러'],
  [
    'value',
    'valor valeur wert. werte wartosc deger gia_tri nilai значен 价值 值 価値 値 가치 값 평가',
  ],
  [
    'price impact',
    'impacto_en_el_precio impacto_no_preco impacto_de_preco impacto_del_precio impact_sur_le_prix preisauswirk preiseinfluss влияние_на_цен вплив_на_цін fiyat_etkisi anh_huong_gia tac_dong_gia dampak_harga impatto_sul_prezzo wplyw_na_cene 价格影响 价格冲击 価格インパクト 価格影響 プライスインパクト 가격_영향 가격_임팩트',
  ],
  [
    'liquidity provider',
    'proveedor_de_liquid provedor_de_liquid fournisseur_de_liquid liquiditatsanbieter liquiditatsgeber поставщик_ликв провайдер_ликв постачальник_ліквід dostawca_plynn likidite_saglay nha_cung_cap_thanh_khoan penyedia_likuid fornitore_di_liquid 流动性提供者 유동성_공급자 유동성_제공자',
  ],
  [
    'provide',
    'aportar apport sagla cung_cap menyediakan provider fornire dostarcz надат 注入 供給 공급',
  ],
  [
    'liquidity mining',
    'mineria_de_liquid mineracao_de_liquid minage_de_liquid liquiditats-mining майнинг_ликв фарминг likidite_madenc 流动性挖矿 流動性マイニング 유동성_마이닝 유동성_채굴',
  ],
  [
    'earn',
    'ganar ganhar gagner verdienen заработ зароб zarabia zarob kazan kiem_tien menghasilkan guadagn 赚 稼ぐ 稼ぎ 벌 수입',
  ],
  [
    'returns',
    'rendimient rendiment rendite ertrag gewinn прибыл доход прибуток дохід zysk getiri loi_nhuan loi_suat keuntungan imbal_hasil resa. 收益 利润 利益 利回り 収益 수익 이익',
  ],
  ['reward', 'premio. premi. odul phan_thuong hadiah imbalan 激励 インセンティブ 인센티브 리워드'],
  ['lose loss', 'perder verlier теря втрача tracic strace mat_tien mat_von 亏 損する 失う 잃 손해'],
  [
    'impermanent loss',
    'perdida_impermanent perda_impermanent perdita_impermanent perte_impermanente vorubergehender_verlust temporarer_verlust nietrwala_strata nietrwalej_strat непостоянные_потер непостоянная_потер непостоянных_потер непостійні_втрат kerugian_tidak_perman kerugian_sement ton_that_vo_thuong 非永久损失 非永久性损失 一時的損失 비영구적_손실 비영구_손실',
  ],
  [
    'flash loan',
    'prestamo_flash prestamos_flash prestamo_relampago emprestimo_relampago emprestimo-relampago pret_flash pret_instantane blitzdarlehen flash-kredit флеш_займ флэш_займ мгновенный_займ миттєва_позик флеш-позик flas_kredi vay_chop_nhoang khoan_vay_nhanh pinjaman_kilat prestito_lampo pozyczka_blyskawiczna szybka_pozyczk 플래시_론',
  ],
  ['flash', 'relampago eclair. blitz. blyskawiczn kilat lampo. мгновенн миттєв 瞬间'],
  [
    'flash swap',
    'intercambio_flash intercambio_relampago troca_relampago echange_flash scambio_flash 闪电兑换 闪兑 フラッシュスワップ 플래시_스왑 플래시스왑',
  ],
  [
    'dynamic',
    'dinamic dynamique dynamisch динамич динаміч dynamiczn dinamik dong. dinamis 动态 可变 動的 可変 동적 다이나믹 변동',
  ],
  ['dynamic fee', 'phi_dong'],
  ['fee', 'comissao comissoes tinh_phi комисия сбор_за платеж 手续 佣金 フィー'],
  [
    'protocol fee',
    'comision_del_protocolo comision_de_protocolo taxa_do_protocolo taxa_de_protocolo frais_du_protocole frais_de_protocole protokollgebuhr комиссия_протокол комиссии_протокол комісія_протокол protokol_ucret phi_giao_thuc biaya_protokol commissione_del_protocollo oplata_protokol 协议费 协议手续费 プロトコル手数料 プロトコルフィー 프로토콜_수수료',
  ],
  [
    'fee tiers',
    'nivel_de_comis nivel_de_taxa tarifstufe gebuhrenklasse gebuhrenstaffel gebuhrensatz уровень_комисс уровни_комис тариф_комис рівень_комісі komisyon_oran ucret_kademe ucret_seviye komisyon_seviye muc_phi bac_phi tingkat_biaya livelli_di_commission livello_di_commission poziom_oplat poziomy_oplat 手续费等级 手续费档位 手数料率 手数料階層 手数料段階 수수료_티어 수수료_단계 수수료율',
  ],
  [
    'slippage tolerance',
    'tolerancia_al_deslizamiento tolerancia_de_deslizamiento slippage-toleranz slippagetoleranz tolerancia_a_slippage допуск_проскальз tolerancja_poslizg do_truot_gia muc_truot_gia 滑点容忍度 滑点保护 スリッページ許容 슬리피지_허용',
  ],
  [
    'slippage',
    'deslizam derrapag glissade scivolamento schlupf слиппедж слипедж слиппадж ковзан kayma_orani truot 滑り',
  ],
  ['vote governance', 'referendum'],
  ['quorum', 'кворум kworum yeter_sayi nisap so_dai_bieu 法定人数 定足数 クォーラム 정족수'],
  ['proposal', 'wniosek onerge oneri kien_nghi usul 提议 議案 안건'],
  [
    'treasury',
    'tesoreria tesouraria tesouro tresorerie schatzkammer казн скарбниц skarbiec hazine kho_bac ngan_quy kas_negara perbendaharaan tesoro 国库 金库 トレジャリー 금고 재무',
  ],
  [
    'holder',
    'titular tenedor detentor detenteur inhaber держател тримач posiadacz sahipleri nguoi_nam_giu pemegang 持有者 持有人 保有者 홀더 보유자',
  ],
  ['order', 'ordini zlecen emirler emri lenh pesanan заявк 挂单 委托单 オーダー'],
  [
    'range order',
    'orden_de_rango ordem_de_faixa ordem_de_intervalo ordre_de_plage ordre_a_plage 区间订单 范围订单 レンジオーダー 범위_주문 레인지_오더',
  ],
  ['limit', 'limite limitada limit_emri'],
  [
    'dutch auction',
    'subasta_holandesa leilao_holandes enchere_hollandaise encheres_hollandais hollandische_auktion голландский_аукцион голландськ asta_olandese aukcja_holender hollanda_acik_artirma hollanda_usulu dau_gia_ha_lan lelang_belanda 荷兰拍卖 荷兰式拍卖 ダッチオークション 더치_옥션 더치_경매',
  ],
  ['auction', 'asta. encher licitacao аукціон acik_artirma muzayede dau_gia lelang aukcj 옥션'],
  ['filler', 'филлер 填单者 フィラー 필러'],
  ['volatility', 'volatil волатил wolatyl dalgalan oynaklik bien_dong 波动 ボラティリティ 변동성'],
  [
    'rebalance',
    'rebalanc reequilibr umschicht ребаланс yeniden_dengele can_bang_lai 再平衡 リバランス 리밸런',
  ],
  [
    'range',
    'rangi. интервал_цен ценовой_диапазон plage_de_prix preisspanne fascia. khoang rentang_harga przedzial 价格带 幅 구간',
  ],
  [
    'in range',
    'en_rango no_intervalo dans_la_plage im_bereich в_диапазоне в_діапазоні w_zakresie aralikta trong_khoang dalam_rentang 范围内 区间内 レンジ内 범위_내 범위_안',
  ],
  [
    'out of range',
    'fuera_de_rango fuera_del_rango fora_do_intervalo fora_da_faixa hors_de_la_plage hors_plage ausserhalb_des_bereich вне_диапазон поза_діапазон poza_zakres aralik_disi ngoai_khoang di_luar_rentang fuori_range 超出范围 超出区间 レンジ外 범위_밖 범위_이탈',
  ],
  [
    'single',
    'sencill unico. unica. einzeln одиночн tek_tarafl don_le tunggal singol 单个 单边 単一 단일',
  ],
  [
    'concentrated liquidity',
    'liquidez_concentrada liquidite_concentree konzentrierte_liquid концентрированная_ликв концентрированной_ликв концентрована_ліквід skoncentrowana_plynn yogunlastirilmis_likid konsantre_likid thanh_khoan_tap_trung likuiditas_terkonsentrasi liquidita_concentrata 集中流动性 집중_유동성 집중화된_유동성',
  ],
  ['concentrated', 'yogunlas konsantre'],
  ['oracle', 'oracolo oraclu wyrocznia kahin оракл 预言'],
  [
    'whitepaper',
    'libro_blanco livro_branco livre_blanc weissbuch белая_книга біла_книга sach_trang buku_putih libro_bianco biala_ksiega 白皮书 ホワイトペーパー 백서',
  ],
  ['wallet', 'carteira portemonnaie wallety vi_dien_tu'],
  ['mev', 'фронтран 抢跑 フロントラン 프론트러닝 선행매매'],
  [
    'recipient',
    'destinatari destinataire empfangeradresse odbiorc alici_adres nguoi_nhan penerima 接收者 接收地址 收款 受取人 수신자 받는_사람',
  ],
];
