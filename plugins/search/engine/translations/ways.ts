// cspell:disable
import type {Translated} from './translated';

/** Who does something, and in which way. */
export const WAYS: readonly Translated[] = [
  [
    'one transaction',
    'en_una_transac una_sola_transac em_uma_transac unica_transac uma_so_transac une_seule_transac einer_transak einzigen_transak sola_transaz unica_transaz jednej_transak одной_транз одну_транз однією_транз одній_транз tek_islem mot_giao_dich satu_transaksi 一次交易 一个交易 1つのトランザ 1回のトランザ 하나의_트랜잭션 한_트랜잭션',
  ],
  [
    'multicall',
    'varias_llamad varias_chamad plusieurs_appels mehrere_aufruf piu_chiamate несколько_вызов кілька_виклик birden_fazla_cagri nhieu_lenh beberapa_panggil 多个调用 批量调用 複数の呼び出 여러_호출',
  ],
  [
    'without calling',
    'sin_llamar sem_chamar sans_appel ohne_aufruf senza_chiam bez_wywol без_вызов без_виклик cagirmadan khong_goi tanpa_memanggil 不调用 呼び出さず 호출_없이',
  ],
  [
    'offline',
    'fuera_de_linea hors_ligne sin_conexion sem_conexao оффлайн офлайн cevrimdisi ngoai_tuyen luring 离线 オフライン 오프라인',
  ],
  ['own', 'propio propia eigene wlasn собственн власн sendiri 自己的 自分の 나만의'],
  [
    'original user sender',
    'usuario_real utilisateur_reel echter_nutzer echten_nutzer utente_reale vero_utente реального_польз реальный_польз gercek_kullan nguoi_dung_that pengguna_asli 真实用户 实际用户 実際のユーザー 실제_사용자',
  ],
  ['user', 'utent uzytkow користув kullanici nguoi_dung pengguna'],
  [
    'sender',
    'remitente remetent expediteur absender mittente nadawc отправител відправник gonderen nguoi_gui pengirim 发送者 发送方 送信者 발신자',
  ],
  [
    'provider',
    'proveedor provedor fournisseur anbieter fornitor dostawc поставщик провайдер постачальник saglayic nha_cung_cap penyedia 提供者 提供商 プロバイダ 제공자 공급자',
  ],
  [
    'market maker',
    'creador_de_mercado formador_de_mercado teneur_de_marche маркетмейк маркет-мейк piyasa_yapici nha_tao_lap pembuat_pasar 做市商 マーケットメイ 시장_조성 마켓메이커',
  ],
  [
    'market',
    'mercado markt. mercato mercati rynek rynku рынок рынк ринок ринк piyasa thi_truong 市场 市場 시장',
  ],
  ['exchange', 'borse. биржа биржи біржа borsa san_giao_dich bursa gielda 交易所 取引所 거래소'],
  ['bid quote', 'puja. gebot licytac teklif_vere teklif_verm penawaran 出价 竞价 入札 입찰'],
  ['proposal', 'antrag'],
  ['how does', 'comment_marche comment_marchent'],
  [
    'works',
    'funciona. funcionan fonctionne funktionier funziona. dziala. работает працює calisir calisiyor berfungsi 工作 動く 작동',
  ],
  [
    'notify',
    'notificar notificac notificad notifie benachricht powiadom уведом сповіщ bildirim thong_bao notifikasi diberitahu 通知 알림',
  ],
  ['subscribe', 'подписаться подписыва підписатися підписка'],
  [
    'subscriber',
    'assinante suscriptor abonn подписчик підписник abone pelanggan 订阅 サブスク 購読 구독',
  ],
  [
    'signer',
    'firmante signatari unterzeichner firmatari подписант підписант imzalay nguoi_ky penandatangan 签名者 署名者 서명자',
  ],
  [
    'permit signature',
    'por_firma por_assinatura par_signature per_signatur con_firma tramite_firma по_подпис через_подпис за_підпис imza_ile bang_chu_ky dengan_tanda 通过签名 署名で 서명으로',
  ],
  [
    'malicious',
    'malicios malveill bosartig hostil feindlich ostil zlosliw вредонос злонамер враждеб шкідлив ворож kotu_niyet zararli doc_hai jahat berbahaya 恶意 悪意 악의 악성',
  ],
  [
    'fake',
    'falso falsa faux. gefalscht falszyw estafa betrug truffa поддельн мошен підробл шахрай sahte gia_mao palsu 假币 虚假 诈骗 偽 詐欺 가짜',
  ],
  [
    'permission',
    'derechos direitos droits rechte. diritti permess uprawn права izinler yetkiler quyen_cua quyen_han hak_akses',
  ],
  [
    'async',
    'diferid aplazad adiad differe. differee verzoger aufgeschob differit отложен відклад opoznion odroczon ertelen tri_hoan tertunda asincron asynchron asinkron асинхрон bat_dong_bo 延迟 遅延 지연 异步 非同期 비동기',
  ],
  [
    'connect eagerly',
    'reconec reconnecter wiederverbind ricolleg riconnet переподключ перепідключ yeniden_bagla ket_noi_lai 重新连接 重连 自动连接 再接続 재연결 다시_연결',
  ],
  [
    'disconnect',
    'desconec deconnec trennen disconnet scolleg rozlacz отключ відключ baglantiyi_kesm baglantisini_kesm ngat_ket_noi putuskan 断开 切断 연결_해제',
  ],
  [
    'split',
    'dividi repart partager separer aufteil aufgeteilt suddivid podziel разделен раздели разби поділ bolme bolun chia_nho membagi 拆分 分割 나누 분할',
  ],
  [
    'hold',
    'custodiar custodir mantener garder halten trzyma przechow держать держит тримат tutmak sakla nam_giu menyimpan 持有 保管 보관 보유',
  ],
  [
    'return',
    'devuelv zuruckgeb zuruckgegeb zwroc zwrac возвращ вернуть iade hoan_tra kembalikan 返还 退还 返回 返す 반환 돌려',
  ],
  ['refund', 'reembols erstatt rimbors zwrot hoan_tien 退款 払い戻 환불'],
  [
    'reinvest compound',
    'reinvert reinwest реинвест реінвест tai_dau_tu 复投 再投资 复利 재투자 복리',
  ],
  ['invest', 'inwest инвест інвест yatirim dau_tu 投资 투자'],
  ['arbitrage', 'arbitraj arbitraz арбитраж арбітраж chenh_lech 套利 裁定 アービトラ 차익'],
  [
    'trust',
    'confiar confianz confianc vertrau fidarsi zaufa довер довір guvenilir tin_tuong tin_cay percaya 信任 可信 信頼 신뢰',
  ],
  [
    'fee on transfer',
    'comision_por_transf comision_de_transf comision_al_transf taxa_na_transf taxa_de_transf taxa_por_transf frais_de_transf frais_sur_transf transfergebuhr commissione_sul_trasf commissioni_sul_trasf oplata_za_transf oplata_od_transf комиссией_за_перевод комиссией_при_перевод комісією_за_переказ transfer_ucret phi_chuyen biaya_transfer 转账手续费 转账税 转账扣 送金手数料 転送手数料 전송_수수료 전송_시_수수료',
  ],
  ['transfer', 'trasfer aktar'],
  [
    'combine',
    'combinar combiner kombin объедин поєдна birlestir ket_hop gabung 组合 结合 合并 組み合わ 조합 결합',
  ],
  ['receive', 'ricev otrzym nhan_duoc menerima diterima 收到 受取量 受取額 수령량'],
  ['owed', '应得 未払'],
  ['add', 'va_them khi_them cach_them de_them muon_them them_hoac'],
  ['pair', 'cap'],
  ['new', '새.'],
  ['convert', 'convertir_un convertir_el convertir_de'],
];
