// cspell:disable
import type {Translated} from './translated';

/** What developers do with code, accounts and pages. */
export const TASKS: readonly Translated[] = [
  [
    'find',
    'encontr busca hallar achar procurar procuro trouver cherch finden suchen trovare cerca найти поиск искать знайти пошук znalez znajd szuka bul bulma bulunur tim_kiem cach_tim tim cari. mencari menemukan temukan 查找 寻找 查询到 找 探す 探し 検索 見つけ 찾 검색',
  ],
  [
    'write',
    'escrib escrev ecrire schreib scriv написат писать пише писати napisa pisa yazma yazil yazar yaz viet_hook viet menulis tulis 编写 编程 写 書く 書き 작성 짜기 쓰는',
  ],
  [
    'list',
    'lister. auflist liste_der elenc список перечисл перелік lista listele danh_sach liet_ke daftar 列表 列出 一览 一覧 リスト 목록 리스트',
  ],
  [
    'optimize',
    'ahorr economiz economis einspar sparen risparmi эконом оптимиз оптиміз optimiz optimis optimier ottimizz optymaliz oszczed tasarruf tiet_kiem toi_uu hemat. menghemat mengoptimal 节省 优化 節約 最適化 절약 최적화 아끼',
  ],
  [
    'mining',
    'minage minerar mineria mineracao майнинг майнінг 挖 マイニング 마이닝 채굴 madencilik khai_thac_dia penambangan kopanie',
  ],
  ['limit', 'limiti лимит ліміт 限制 上限 制限 제한 한도 batas sinir gioi_han'],
  [
    'rate limit',
    '限流 频率限制 速率限制 レート制限 レートリミット 요청_제한 호출_제한 limite_de_tasa limite_de_taxa limite_de_debit limite_de_requisic limite_de_peticion limite_de_solicitud limite_de_requete anfragelimit лимит_запросов istek_siniri gioi_han_tan_suat',
  ],
  [
    'request',
    'peticion solicitud requisic pedido anfrage istek permintaan yeu_cau richiest żądan 请求 リクエスト 요청',
  ],
  [
    'integrate',
    'integr интегр інтегр entegr tich_hop mengintegras einbind einbau встроит 集成 接入 整合 組み込 統合 통합 연동 붙이',
  ],
  [
    'migrate',
    'mover mueve deplac umzieh umstell verschieb sposta перенос перенест переместит переход перейти перехід переїзд przeni przejsc tasi pindahkan berpindah memindahkan di_chuyen 搬 迁到 升级到 移す 乗り換え 옮기 이동 마이그레이션 göç',
  ],
  [
    'transfer',
    'transferer перекаж przelew przelac gonder kirim mengirim pindah chuyen chuyen_token gui 转出 移転 보내 전달',
  ],
  [
    'show',
    'mostr muestr exib affich anzeig показ wyswietl pokaza goster hien_thi tampil menampilkan visualizz 显示 展示 表示 표시 보여',
  ],
  [
    'revoke',
    'revoc revog revoqu widerruf отозв отозыв відклик cofn iptal_etmek_onay geri_al thu_hoi cabut mencabut 撤销 取消授权 収回 取り消 解除 철회 해제',
  ],
  [
    'cancel',
    'annuler annullier annullar stornier отмен скасу anulow iptal huy huy_bo batal membatalkan 取消 キャンセル 취소',
  ],
  [
    'execute',
    'ejecut execut ausfuhr исполн выполн викона запуст esegui wykona calistir thuc_thi thuc_hien eksekusi jalankan menjalankan 执行 运行 実行 実施 실행',
  ],
  [
    'develop',
    'desarroll desenvolv developp entwickl разработ розроб rozwij gelistir phat_trien kembang mengembangkan svilupp 开发 開発 개발',
  ],
  [
    'build',
    'construi bauen aufbau построит сделат собрат zbudow zrobi costruire xay_dung yapma yapilir yapim membangun 构建 搭建 做一个 構築 작る 만들기 구축',
  ],
  [
    'quick start',
    'empezar comenz comecar commencer debuter anfang_mit einstieg erste_schritte начать_работ с_чего_начать почати zaczac basla baslangic_rehberi bat_dau mulai memulai iniziare primi_passi primeros_pasos primeiros_passos premiers_pas быстрый_старт 入门 快速开始 始め方 始める 入門 クイックスタート 시작하기 시작_방법 입문',
  ],
  [
    'use',
    'usar utiliza utilizo utilis verwend nutzen. benutz использ використ uzyc uzywa kullan su_dung dung. gunakan menggunakan pakai 使用 用法 利用 使う 사용 이용',
  ],
  [
    'switch chain',
    'cambiar_de_red cambiar_red cambiar_la_red cambiar_de_cadena mudar_de_rede mudar_rede trocar_de_rede trocar_rede trocar_a_rede changer_de_reseau changer_reseau cambiare_rete cambiare_chain netzwerk_wechs chain_wechs сменить_сеть смена_сет переключ_сет переключит_сет змінити_мереж ag_degis agi_degis zincir_degis chuyen_mang doi_mang ganti_jaringan zmienic_siec zmiana_sieci 切换网络 切换链 ネットワーク切り替え ネットワークを切り替え チェーン切り替え 네트워크_전환 네트워크_변경 체인_변경 체인_전환',
  ],
  ['switch', 'wechsel переключ przelacz degistir ganti 切换 切り替え 전환'],
  [
    'change',
    'cambiar_el cambiar_la modific zmien zmiana degis ubah mengubah thay_doi doi поменя змін 修改 変える 바꾸 수정',
  ],
  ['decode', 'decodif decoder розкод декод dekod coz_cozum giai_ma 解码 解析 デコード 디코딩 해독'],
  [
    'sort',
    'ordenar sortier trier. сортир сортув sirala sap_xep urutkan mengurut ordinare sortow 排序 並べ替え ソート 정렬',
  ],
  [
    'track',
    'rastre suivre suivi verfolg отслеж відстеж sledz takip_et theo_doi pantau memantau tracciare monitor 追踪 监控 跟踪 追跡 監視 추적 모니터링',
  ],
  [
    'event',
    'escuchar_evento ouvir_evento ecouter_evenement olay su_kien acara_event zdarzen подія події подій 监听 リッスン',
  ],
  [
    'lock',
    'bloquea sperren verriegel заблок блокиров блокув blokad kilit khoa bloccare 锁定 锁仓 ロック 잠금 잠그',
  ],
  [
    'unlock',
    'desbloq debloq entsperr разблок розблок odblok kilidi_ac kilit_acma mo_khoa buka_kunci sblocc 解锁 アンロック 잠금_해제 언락',
  ],
  [
    'deposit',
    'depositar deposer depot. einzahl einlag внести внесен вложит депозит wplac wplat yatir nap_tien gui_tien setor menyetor 存入 存款 质入 入金 預け 예치 입금 넣는 넣기',
  ],
  [
    'borrow',
    'prestar pedir_prestado tomar_prestado emprestar emprunt leihen ausleih borrow взять_в_долг занять позич pozycz borc_al odunc muon. vay pinjam meminjam 借 빌리 대출',
  ],
  [
    'repay',
    'devolver rembours zuruckzahl погас вернуть_займ повернути splac geri_ode tra_lai melunasi bayar_kembali restitu 偿还 还款 归还 返済 返却 상환 갚',
  ],
  [
    'pay',
    'pagar payer bezahl zahlen оплат платит заплат сплат zaplac odeme tra_phi bayar. membayar 支付 付款 支払 지불 결제',
  ],
  ['donate', 'donar doar faire_un_don spende пожертв bagis quyen_gop donasi darowizn 捐 寄付 기부'],
  ['settle', 'abrechn begleich расчет_по 清算 结算 精算 決済 정산 uzlasma rozlicz'],
  [
    'submit create',
    'presentar_propuesta presentar_una enviar_uma_proposta soumettre einreich подать_предлож внести_предлож zlozyc ajukan mengajukan gui_de_xuat nop sunmak 提交 提出 発議 제출 발의 올리',
  ],
  [
    'deploy',
    'публик опублик publier veroffentlich lansman menerapkan trien_khai sebar menyebarkan 上线',
  ],
  ['add', 'anade sumar rajout aggiunta зачисл закинут предостав_ликв 加 足す 넣'],
  [
    'remove',
    'quito saca вытащит вынут выйти usuwan wycof cekmek xoa rut_thanh_khoan 移出 拿回 抜く 外す 빼기 빼는 뺄',
  ],
  [
    'collect claim',
    'cobrar recaud encaiss einkassier забирать забрать_комис отримати_коміс zbier zebrac odebrac toplama nhan_phi thu_hoach panen riscuoter incass 收 拿手续费 もらう 받기 받는',
  ],
  [
    'create',
    'creando generar generer generier generazion erzeug zaloz zakladan olustu yarat khoi_tao tao_pool bikin. dibuat crea_un зроби 新增 创 作る 作り 만드',
  ],
  [
    'read get',
    'leggi. lue consultar_el recuperar traer buscar_el_precio cekmek_fiyat lay_gia doc_gia pobieran pobranie вытащить_цен дістат отримат взять узнат 读 拿到 查价 取る 調べ 받아오 불러오 조회하',
  ],
  ['get price', 'fiyati_cekm fiyat_cekm fiyatini_cekm fiyati_alma fiyat_alma'],
  ['get data', 'veri_cekm verileri_cekm veri_alma'],
  [
    'approve',
    'freigab freigeb разрешит_трат zgod udziel izin izin_ver cap_quyen persetujuan mengizinkan menyetujui approva consenti 允许 批准代币 アプルーブ 許す 어프루브',
  ],
  [
    'allowance',
    'asignacion allocation_de_depens freibetrag аллованс разрешени_на 额度 授权额度 アローワンス 許可額 허용량 한도액',
  ],
  [
    'sign',
    'firmar assinar signieren imzala podpisz podpisa підписат подписат ky_thong tanda_tangani menandatangani 签 署名する 서명하',
  ],
  [
    'signature',
    'firma assinatura unterschrift signatur imza podpis підпис chu_ky tanda_tangan firme',
  ],
  ['delegate', 'delega delego delegu deleghe yetki_ver yetkilendir mendelegasikan 代理投票'],
  [
    'vote',
    'stimme votation scrutin suara pemungutan_suara phieu_bau bau glosy oy_ver 表决 投 표결',
  ],
  ['query', 'interrog abrag запрашив опит_дан truy_van query_dat odpyt 查 照会 질의'],
  [
    'verify',
    'validar validier geprüft перевірит dogrula xac_minh xac_thuc memverifikasi 校验 核实 確かめ 확인하',
  ],
  [
    'convert',
    'convert umgerechn перевести_в przelicz donustur chuyen_doi quy_doi konversi mengonversi 换算 折算 환산',
  ],
  [
    'calculate',
    'computar ausrechn посчит подсчит порахув policz wylicz tinh_toan tinh_gia kalkulasi perhitungan 算 求め 구하',
  ],
  [
    'swap',
    'canje troco troque eintausch umtausch поменят_токен міня zamien zamiana takas_et degis_tokus degistok doi_token trao_doi hoan_doi 换币 换 币币 交易代币 両替 바꾸기 맞바꾸',
  ],
  [
    'buy',
    'comprar acheter kaufen купить купити kupic kupow satin_al mua beli. 买入 買う 사기 매수 구입',
  ],
  [
    'sell',
    'vender vendre verkaufen продат sprzeda sat satis. ban_token jual menjual 卖 売る 팔 매도',
  ],
  ['install', 'einricht встанов kurma kur cai menginstal pasang 装 導入'],
  ['test', 'testar протестир przetest test_et thu_nghiem uji menguji collaud 测 試す 試験 시험'],
  ['simulate', '仿真 試算 모의'],
  ['wrap', 'wrappen einpack завернут обгорн opakow sarma boc bungkus avvolg 打包 랩핑 감싸'],
  [
    'unwrap',
    'desenvolver_weth unwrappen auspack разверн_weth развернуть_weth 解包 アンラップ 언래핑 언랩',
  ],
];
