// cspell:disable
import type {Translated} from './translated';

/** What programs are written with, and what goes wrong in them. */
export const DEVELOPMENT: readonly Translated[] = [
  [
    'network',
    'de_red la_red una_red otra_red red_de red_local redes. rede. rete. reti. netz. netze. ag agi agda aglar mang. siec lancuch blockchain 网',
  ],
  ['onchain', '链上 オンチェーン 온체인 ончейн'],
  ['offchain', '链下 オフチェーン 오프체인 офчейн'],
  [
    'testnet',
    'red_de_prueba red_de_test rede_de_teste reseau_de_test testnetz тестнет тестовая_сет тестовой_сет тестова_мереж testagi test_agi mang_thu mang_thu_nghiem jaringan_uji rete_di_test siec_testow 测试网 テストネット 테스트넷',
  ],
  [
    'mainnet',
    'red_principal rede_principal reseau_principal hauptnetz основная_сет основной_сет основна_мереж ana_ag anaag mang_chinh jaringan_utama rete_principale siec_glown мейннет мейнет',
  ],
  [
    'environment',
    'entorno environnement umgebung окружен середовищ srodowisk ortam moi_truong lingkungan 环境 환경',
  ],
  [
    'local environment',
    'entorno_local ambiente_local environnement_local lokale_umgebung lokalen_umgebung локальное_окруж локально локальний_форк srodowisko_lokalne yerel_ortam moi_truong_cuc_bo lingkungan_lokal ambiente_locale 本地环境 本地测试 ローカル環境 로컬_환경',
  ],
  ['parameter', 'parametr параметр tham_so 参数 引数 パラメータ 매개변수 파라미터 인자'],
  ['struct', 'estructura estrutura struktur структур yapisi cau_truc struttura 结构 構造体 구조체'],
  [
    'interface',
    'interfaz interfac schnittstelle интерфейс інтерфейс arayuz giao_dien antarmuka 接口 インターフェース 인터페이스',
  ],
  [
    'library',
    'biblioteca bibliothek bibliothequ библиотек бібліотек bibliotek kutuphane thu_vien pustaka libreria 库 ライブラリ 라이브러리',
  ],
  ['package', 'pacote paquet paket пакет pakiet goi_npm pacchett 包 パッケージ 패키지'],
  [
    'command',
    'comando comandi commande befehl команд komut cau_lenh perintah polecen 命令 指令 コマンド 명령 커맨드',
  ],
  [
    'account',
    'cuenta conta. contas compte konto счет аккаунт рахунок hesabi tai_khoan akun konta 账户 账号 アカウント 계정',
  ],
  [
    'smart wallet',
    '智能钱包 スマートウォレット 스마트_지갑 billetera_inteligente carteira_inteligente portefeuille_intelligent',
  ],
  ['key', 'clef. khoa_api 秘钥'],
  [
    'api key',
    'clave_api clave_de_api chave_api chave_de_api chave_da_api cle_api cle_d_api api-schlussel api_schlussel ключ_api api_ключ api_anahtar khoa_api kunci_api chiave_api klucz_api api_키',
  ],
  ['widget', 'виджет віджет 小组件 小部件 插件 ウィジェット 위젯 tien_ich'],
  ['frontend', 'фронтенд 前端 フロントエンド 프론트'],
  [
    'web app',
    'aplicacion aplicativo aplicacao application_web anwendung webseite приложени сайт застосун aplikacj uygulama web_site ung_dung trang_web aplikasi situs. applicazione sito 网站 网页 应用 アプリ サイト 앱 웹사이트 웹',
  ],
  [
    'chart',
    'grafico graphique diagramm график графік wykres grafigi bieu_do grafik 图表 チャート 차트',
  ],
  [
    'pagination',
    'paginac paginier paginazion пагинац пагінац stronicow sayfalama phan_trang 分页 ページネーション ページング 페이지네이션',
  ],
  [
    'historical',
    'historic исторические исторических історичн historyczn gecmisi lich_su historis storici 过去 과거 이력',
  ],
  [
    'failed revert',
    'rechaz revierte reverte revertid abgelehnt scheiter отклон ревёрт падает не_проходит не_работает не_працює відхил odrzucon nie_dziala nie_udalo calismiyor olmuyor reddedil that_bai bi_loi khong_thanh_cong ditolak rifiutat 被拒 不成功 拒绝 拒否 リバート うまくいかない 거부 안됨 안돼 리버트',
  ],
  ['error', 'problem sorun masalah su_co van_de bermasalah проблем bledu 错 异常 問題 问题 문제'],
  [
    'stuck pending',
    'atascad travad bloquee hangt. зависл застряг takildi bi_ket bi_treo macet tersangkut 卡住 詰まっ 멈춰 멈춤',
  ],
  [
    'insufficient',
    'suficiente_no no_hay_suficiente nao_ha_suficiente pas_assez nicht_genug nicht_genugend ungenugend не_хватает нехватк недостат не_вистач yetmiyor khong_du tidak_cukup kurang non_abbastanza insufficiente za_malo 不够 足りない 모자라',
  ],
  [
    'output',
    'salida saida sortie. ausgabe выход_токен çıkış dau_ra keluaran uscita wyjsc 输出 出力 출력',
  ],
  [
    'input',
    'entrada entree. eingabe girdi dau_vao masukan ingresso wejsc giris. girisi 输入 入力 입력',
  ],
  ['documentation', 'doküman tai_lieu dokumentasi dokumentacj documentazion 资料'],
  [
    'source code',
    'codigo_fuente codigo_fonte code_source quellcode quelltext исходный_код вихідний_код kaynak_kod ma_nguon kode_sumber codice_sorgente kod_zrodlow 源码 源代码 ソースコード 소스코드 소스_코드',
  ],
  ['code', 'ma_code doan_ma kodowanie'],
  ['audit', 'auditor аудит denetim kiem_toan audyt 审计 監査 감사'],
  [
    'bug bounty',
    'recompensa_por_bug recompensa_por_error caza_de_bug prime_aux_bug баг_баунти баунти odul_programi_hata hata_odul 漏洞赏金 漏洞悬赏 バグバウンティ 버그_바운티 버그바운티',
  ],
  [
    'contract',
    'umow akilli_sozlesme смартконтракт смарт-контракт 智能合约 スマートコントラクト 스마트_컨트랙트 컨트랙',
  ],
  [
    'contract address',
    'direccion_del_contrato endereco_do_contrato adresse_du_contrat adres_kontrakt adresy_kontrakt kontrat_adres sozlesme_adres dia_chi_hop_dong alamat_kontrak indirizzo_del_contratto 合约地址 コントラクトアドレス 컨트랙트_주소 컨트랙_주소',
  ],
  ['address', '位址'],
  [
    'amount',
    'quantia summe. summen. kiasi tutar so_tien jumlah_token importi 数额 枚数 量 개수 양',
  ],
  ['balance', 'saldo_insuficiente so_du_token salda 持仓余额 잔고'],
  ['transaction', '交易记录 取引履歴 트랜젝션'],
  ['gas', 'gaz_ucret gaz_phi 瓦斯 矿工费 가스_비'],
  ['function', 'ham metod метод 方法名 메서드'],
  [
    'callback',
    'retrollamada retorno_de_chamada rappel. ruckruffunktion обратный_вызов обратного_вызов зворотн geri_cagri ham_goi_lai panggilan_balik wywolanie_zwrotne 回调函数',
  ],
  ['hook', 'crochet haken гачок moc_noi kait 钩 훅을'],
  [
    'permission flags',
    'banderas_de_permis drapeaux_de_permiss флаги_разреш 权限标志 フラグ 플래그',
  ],
  ['router', 'bo_dinh_tuyen perute ruter'],
  [
    'route',
    'itineraire weg_finden rotayi rotasi rute. dinh_tuyen duong_di trasa sciezka percorso rotta 路线 ルーティング 최적_경로 경로를',
  ],
  ['path', 'strecke путь пути путе шлях duong_dan jalur percorsi 经过 경유'],
  ['unlock callback', '解锁回调'],
  [
    'native currency',
    'moneda_nativa moeda_nativa monnaie_native native_wahrung нативная_валют рідна_валют yerel_para dong_tien_goc mata_uang_asli valuta_nativa 原生币 原生代币 ネイティブ通貨 네이티브_통화',
  ],
  [
    'number decimals',
    'nachkommastellen casas_decimais posiciones_decimales знаков_после 精度位 桁数 자릿수',
  ],
  ['upgrade migrate', 'upgraden обновит_с обновиться перейти_с перейти_на uaktualni'],
  ['arbitrum', 'арбитрум арбітрум アービトラム 아비트럼'],
  ['polygon', 'полигон полігон ポリゴン 폴리곤'],
  ['optimism', 'оптимизм оптимізм オプティミズム 옵티미즘'],
  ['react', 'реакт リアクト 리액트'],
  ['python', 'питон пайтон パイソン 파이썬'],
  ['javascript', 'джаваскрипт ジャバスクリプト 자바스크립트'],
  ['solidity', 'солидити ソリディティ 솔리디티'],
  ['subgraph graphql', 'граф_запрос 더그래프'],
  ['security', 'sicher seguro sicuro безопасн segura 안전'],
  ['attack', 'atacco 被攻击 해킹'],
  ['manipulation', 'manipulaz manipulier manipulasyon thao_tung manipulasi 操作される'],
];
