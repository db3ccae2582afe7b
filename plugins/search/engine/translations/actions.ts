// cspell:disable
import type {Translated} from './translated';

/** What readers do. */
export const ACTIONS: readonly Translated[] = [
  [
    'add',
    'agreg anadi adicion ajout hinzu fuge добав 添加 增加 追加 추가 ekle tambah menambah aggiung дода doda',
  ],
  [
    'approve',
    'aprob aprov autoriz approuv genehmig одобр апрув 授权 批准 承認 許可 승인 onay phe_duyet setuj разреши схвал дозв zatwierdz',
  ],
  ['burn', 'quem brul verbrenn сжечь сжиг 销毁 燃烧 バーン 소각'],
  ['buy swap', 'compra achet achat kauf покуп 购买 买 購入 구매 satin_al membeli acquist купи'],
  [
    'calculate',
    'calcul berechn рассчит расчет вычисл 计算 계산 hesapla tinh hitung menghitung calcol розраху обчисл oblicz',
  ],
  ['call', 'llam chamad appel aufruf вызов вызв 调用 呼び出 호출 cagir chiamat виклик'],
  [
    'change',
    'cambio cambia. cambian mudar mudanca changement ander измен 变化 改变 变更 変更 변경',
  ],
  [
    'claim collect',
    'reclam cobr recoger recolh recolect colet collecte recuper einsamm sammeln собрать сбор 收取 领 提取 受け取 回収 수령 topla klaim ambil mengambil riscuo raccogl зібра odebra забрать забира 收集 수거 abhol',
  ],
  ['compile', 'compilar kompilier компил 编译 コンパイル 컴파일'],
  [
    'connect',
    'conect connecter verbinden подключ 连接 接続 연결 bagla hubung menghubung collega ket_noi polacz підключ',
  ],
  ['convert', 'umrechn umwandel конверт преобраз 转换 变换 変換 변환'],
  [
    'create',
    'crear creac criar criac creer creation erstell anleg созда 建立 新建 作成 생성 만들 tao buat membuat creazion створ utworz stworz tworz',
  ],
  [
    'decrease',
    'dismin diminu reduc redui verringer reduzier уменьш 减少 減ら 감소 azalt giam kurangi mengurangi зменш zmniejsz',
  ],
  ['delegate', 'delegier делегир 委托 委任 위임 delege делегу uy_quyen'],
  [
    'deploy',
    'despleg desplieg implant deploi bereitstell деплой развер 部署 デプロイ 배포 dagit deploye trien_khai розгорн розгорт wdroz wdraz задепло',
  ],
  ['encode', 'codificar encoder kodier кодир 编码 エンコード 인코딩'],
  [
    'get',
    'obten obter recuperer abruf erhalt bekomm получ узнать 获取 获得 取得 가져오 조회 alinir getir lay dapatkan mendapatkan ottener ottien отрима pobra pobier uzyska 얻',
  ],
  ['increase', 'aument augment erhoh увелич 増やす 증가 artir збільш zwieksz'],
  ['initialize', 'inicializ initialis инициализ 初始化 初期化 초기화'],
  ['install', 'instal установ 安装 インストール 설치 kurulum yukle cai_dat zainstal'],
  [
    'lose loss',
    'perdre perdi perte verlust verloren убыт потер 损失 손실 kayip kayb ton_that rugi kerugian втрат strata. straty',
  ],
  ['manage', 'gestion gerir gerer verwalt управля 管理 관리'],
  ['migrate', 'migra migrier мигр 迁移 移行 이전 di_chuyen мігр'],
  ['mint', 'acunar cunhar pragen минт выпуст 铸造 ミント 민팅 сминт мінт'],
  [
    'protect',
    'proteg schutz защит 保护 보호 protec protezion koru. bao_ve lindung melindung perlindungan захист ochron 防护 防止 避免 防ぐ 방지',
  ],
  ['provide', 'proveer proporcion fornec fournir bereit предостав 提供 제공'],
  ['query', 'consult requete abfrag запрос クエリ 쿼리 sorgu truy_van kueri запит zapyt'],
  [
    'read',
    'leer. ler lire. lesen прочит чита 读取 読み取 읽기 ausles liest oku doc baca membaca legger odczyt czyta 查看',
  ],
  ['receive', 'recib receb recevoir empfang erhalten приня 接收 受信 받'],
  [
    'remove',
    'elimin quitar retir remov retrait supprim entfern удал убрать 移除 删除 撤出 撤回 取出 削除 除去 제거 cikar kaldir rut hapus menghapus tarik menarik rimuov rimozion видал прибра зняти снять usun',
  ],
  ['sell swap', 'vend verkauf прода 卖出 出售 売却 판매'],
  ['send', 'envia envio envoy send schick отправ 发送 送信 전송'],
  [
    'set',
    'configur defin establec festleg einstell настро 设置 設定 설정 ayarla thiet_lap atur mengatur imposta налашт ustaw 配置',
  ],
  ['sign signature', 'firm assin sign unterschr подпис 签名 署名 서명'],
  ['simulate', 'simul симул 模拟 シミュレ 시뮬레이션'],
  ['store', 'almacen armazen speicher хран 存储 保存 저장'],
  ['support', 'soport suport unterstutz поддерж 支持 サポート 対応 지원'],
  [
    'swap',
    'intercambi cambi permut troca echang tausch обмен своп свап 兑换 交换 交易 スワップ 取引 스왑 교환 takas hoan_doi tukar menukar scambi обмін wymian wymien',
  ],
  ['test', 'prueba probar teste тест テスト 테스트 testow kiem_thu'],
  [
    'transfer',
    'transferir transferenc uberweis ubertrag перевод перевест 转账 转移 転送 送金 이체',
  ],
  ['update', 'actualiz atualiz aktualisier обнов 更新 업데이트'],
  ['verify', 'verifi uberpruf провер 验证 検証 검증'],
  ['vote', 'votar voto voter abstimm голос 투표 oyla bo_phieu votazion votac glosow'],
  [
    'withdraw',
    'retirer auszahl abheb вывод вывест 提现 取款 引き出 출금 인출 cekme penarikan preliev prelev виве wyplat wyplac',
  ],
  ['wrap', 'envolver embrulh envelopp einwickel оберн 包装 封装 ラップ 래핑 envuelt'],
  ['check', 'comprob pruf kontrol kiem_tra periksa controllare перевір sprawdz 检查 確認 확인'],
  [
    'choose',
    'elegir elij escog escolh choisi choix wahle auswahl выбра выбор выбир 选 선택 secme secil chon. pilih memilih scegli scelta обра вибра вибор wybra wybor',
  ],
  [
    'estimate',
    'estimar estimac schatz оцен оцін 估算 预估 推定 추정 tahmin uoc_tinh perkira stimare szacow',
  ],
  ['how to', '如何 怎么 怎样 方法 どうやって 방법 어떻게'],
  ['install set', 'установить встановити'],
];
