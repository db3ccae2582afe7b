// cspell:disable
import type {Translated} from './translated';

/** What readers ask, and of how much, how long and how often. */
export const QUESTIONS: readonly Translated[] = [
  [
    'what is',
    'que_son cual_es o_que_sao qu_est-ce_que qu_est-ce_qu c_est_quoi quoi_sert was_sind che_cos che_cosa nelerdir nghia_la apa_itu czym_jest czym_sa что_такое що_таке 什么叫 是啥 って何 何ですか 란 이란 뭐야 뭔가요 뭐예요 뭔지',
  ],
  [
    'meaning',
    'que_significa o_que_significa cosa_significa signific bedeut signifie veut_dire ne_demek anlami artinya berarti maksud oznacza znaczy znaczenie означа значит 意思 含义 意味 의미 뜻',
  ],
  [
    'how does',
    'como_funciona comment_fonctionne comment_ca_marche wie_funktioniert come_funziona как_работа как_устроен як_працю nasil_calis hoat_dong cara_kerja bagaimana_bekerja jak_dziala 原理 工作机制 运作 仕組み 動作原理 작동_원리 작동_방식 작동원리 원리 동작',
  ],
  [
    'how to',
    'tutorial anleitung guia_para 教程 教學 指南 やり方 書き方 使い方 仕方 するには 하려면 하는법 사용법 법 huong_dan lam_sao the_nao lam_the_nao gimana panduan rehber poradnik руководств инструкц інструкц',
  ],
  [
    'why',
    'por_que_no per_quale_motivo из-за_чего отчего 为啥 怎么回事 原因 どうして 이유 nicin niye vi_sao sao_lai czemu',
  ],
  [
    'period',
    'cuanto_dura cuanto_tiempo cuanto_tarda quanto_tempo quanto_dura quanto_demora combien_de_temps combien_dure wie_lange сколько_длится сколько_времени скільки_трива ne_kadar_surer kac_gun bao_lau berapa_lama jak_dlugo periodo periode период період duree dauer duracion duracao durata длительност тривал okres czas_trwania sure_kac thoi_gian durasi 多久 多长时间 几天 期间 どのくらい 何日 얼마나_걸 얼마_동안 며칠 기간',
  ],
  [
    'deadline',
    'tiempo_limite fecha_limite limite_de_tiempo prazo_limite tempo_limite date_limite frist zeitlimit termin_waznosci limit_czasu batas_waktu son_tarih zaman_asimi sure_siniri thoi_han han_chot дедлайн крайний_срок 截止时间 有效期 超时 有効期限 期限切れ タイムアウト 유효기간 유효_기간 데드라인 마감_시간',
  ],
  ['expired', 'caduca expirad suresi_dol suresi_gec kadaluwarsa kadaluarsa просроч 失效'],
  [
    'best',
    'mejor melhor meilleur beste migliore лучш найкращ najleps en_iyi tot_nhat terbaik optimo otimo optimal ottimal оптимальн 最佳 最优 最好 最良 最適 최적 최고',
  ],
  [
    'average',
    'promedio medio_ponderad media_ponderad preco_medio precio_medio prezzo_medio prix_moyen moyen durchschnitt средн середн sredni ortalama trung_binh rata-rata 平均 均价 평균',
  ],
  [
    'daily',
    'diari quotidien taglich ежедневн щоденн дневн gunluk hang_ngay harian giornalier dzienn 每日 每天 日别 日次 毎日 일별 매일',
  ],
  [
    'initial',
    'inicial iniziale anfangs anfanglich начальн стартов початков poczatkow baslangic ban_dau awal 初始 初期 초기 시작',
  ],
  ['current', 'actual. atual. aktual bieżąc hien_tai saat_ini sekarang 目前 今の 現時点 지금'],
  [
    'existing',
    'existent bestehend vorhanden существующ існуюч istniejac esistent var_olan hien_co 现有 已有 既存 기존',
  ],
  [
    'new',
    'nuevo nueva novo. nova. nouveau nouvelle neue новый новая новий нову nowy. nowa. nowe. yeni baru nuovo nuova 新的 新しい 新規 새로운',
  ],

  [
    'multiple',
    'varios varias plusieurs mehrere несколько декілька kilka birden_fazla nhieu beberapa diversi 多个 批量 複数 여러',
  ],
  ['one transaction', '一笔交易 一つのトランザクション 한_번의_트랜잭션'],
  [
    'not found',
    'no_encuentra no_encontrad nao_encontrad introuvable nicht_gefunden non_trovat не_найден не_знайден nie_znalezion bulunamadi khong_tim_thay tidak_ditemukan 找不到 未找到 見つからない 見つかりません 찾을_수_없',
  ],
];
