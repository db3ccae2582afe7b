// cspell:disable
import type {Translated} from './translated';

/** Numbers, parts, and what something is worth. */
export const NUMBERS: readonly Translated[] = [
  [
    'half',
    'mitad metade moitie halfte halbier dimezz meta. polow половин yarisi yarim yariya mot_nua setengah separuh 一半 半分 절반',
  ],
  [
    'rounding',
    'redonde arredond arrondi rundung gerundet arrotond zaokragl округл yuvarla lam_tron pembulat 舍入 取整 丸め 端数 반올림',
  ],
  [
    'integer',
    'entero. enteros inteiros entiers ganzzahl interi. calkowit целочисл целых цілочис tam_sayi so_nguyen bilangan_bulat 整数 정수',
  ],
  ['arithmetic', 'aritm arytm арифмет phep_tinh 运算 算术 演算 연산'],
  [
    'constant product',
    'producto_constant produto_constant produit_constant konstantes_produkt konstanten_produkt prodotto_costant staly_iloczyn stalego_iloczyn постоянное_произв постоянным_произв постоянного_произв сталого_добут сталий_добут sabit_carpim tich_khong_doi tich_hang_so produk_konst 恒定乘积 常数乘积 恒定积 定数積 일정_곱 상수_곱',
  ],
  ['curve', 'curva. curvas courbe kurve krzyw кривой крива egrisi duong_cong kurva 曲线 曲線 곡선'],
  ['formula', 'formel. wzor. wzory формул cong_thuc rumus 公式 計算式 수식'],
  ['math', 'matem математ toan_hoc 数学 수학'],
  [
    'worth value',
    'cuanto_vale cuanto_valen quanto_vale quanto_valgo combien_vaut combien_valent wie_viel_ist wieviel_ist ile_jest_wart ile_sa_wart сколько_сто скільки_кошт ne_kadar_eder dang_gia_bao 值多少 いくらか いくらに 얼마의_가치 얼마짜리',
  ],
  ['how much', 'wie_viel wieviel wie_hoch bao_nhieu'],
  [
    'compare',
    'comparar comparer comparaison vergleich confront porown сравн порівн karsilastir so_sanh bandingkan membanding perbanding 对比 比较 对照 比較 비교',
  ],
  [
    'growth',
    'crecimient cresciment croissanc wachstum crescita wzrost роста рост. зростан buyume tang_truong pertumbuh 增长 成長 성장',
  ],
  ['inside', 'innerhalb внутри всередин wewnatrz all_interno 内部 내부'],
  [
    'percent',
    'porcent procent prozent pourcent процент відсот yuzde phan_tram persen 百分比 パーセント 퍼센트',
  ],
  ['ratio', 'proporc proporz verhaltnis соотнош співвідн orani ty_le rasio 比例 比率 비율'],
  [
    'first',
    'mi_primer primera primeiro primeira premiere erste. erster ersten pierwsz первый первая первую перший перша ilk dau_tien pertama 第一 首次 最初 첫',
  ],
  [
    'next',
    'siguient proximo suivant. nachste prossim nastepn следующ наступн sonraki tiep_theo berikut 下一个 次の 다음',
  ],
  ['initialized', 'da_khoi_tao 已初始化 初期化済 초기화된'],
  [
    'signed',
    'con_signo com_sinal vorzeichen con_segno ze_znakiem со_знаком isaretli co_dau bertanda 有符号 带符号 符号 부호',
  ],
  [
    'threshold',
    'umbral limiar seuil schwelle soglia порог поріг esigi nguong ambang 阈值 しきい値 閾値 임계',
  ],
  ['delta', '差分 差额 差值 차분'],
  ['mid price', 'mittelkurs gia_giua harga_tengah 中间价 중간_가격'],
  [
    'worse',
    'peor pior. pire. schlechter peggior gorsz хуже гірш lebih_buruk te_hon 更差 悪い 나쁜',
  ],
  [
    'weighted',
    'ponderad pondere gewichtet взвеш зваж agirlikli trong_so tertimbang 加权 加重 가중',
  ],
  ['observation', 'observac beobacht наблюден спостереж gozlem quan_sat pengamatan 观测 観測 관측'],
  [
    'accumulated',
    'acumul accumule angesammel накопл накопич birik tich_luy akumul 累积 累计 累積 누적',
  ],
  ['minimum', 'mindest asgari en_az toi_thieu al_menos pelo_menos au_moins 最少 至少'],
  ['maximum', 'hochst azami en_fazla toi_da 最多'],
  ['cost', 'custo. custos costes cout. couts kosten koszt maliyet chi_phi 成本 コスト 비용'],
  ['budget', 'presupuest orcament budzet бюджет butce ngan_sach anggaran 预算 予算 예산'],
  [
    'reserves',
    'reserva. reservas riserv rezerw резерв rezervl du_tru cadangan 储备 準備金 リザーブ 리저브',
  ],
];
