// cspell:disable
import type {Translated} from './translated';

/** What readers look at: texts, drawings, pages and their parts. */
export const DOCUMENTS: readonly Translated[] = [
  [
    'glossary',
    'glosari glossar glossair lexique diccionari dicionari dictionnaire worterbuch dizionari словар глосс глосар slownik sozlug sozluk tu_dien kamus 术语 词汇 词典 用語 용어',
  ],
  [
    'terms',
    'terminos termos termes begriff terminolog термин термін pojec terimler thuat_ngu istilah',
  ],
  [
    'calculator',
    'calculador rechner calcolatr kalkulat калькул hesap_makin may_tinh 计算器 計算機 電卓 계산기',
  ],
  [
    'spreadsheet',
    'hoja_de_calc planilh tableur tabellenk foglio_di_calc arkusz_kalk электронные_табл электронная_табл bang_tinh lembar_kerja 电子表格 表計算 スプレッドシート 스프레드시트',
  ],
  [
    'research paper',
    'investigac pesquis articulo_acad articles_de_rech forschung ricerche badania badawcz исследов дослідж научн науков arastirma makale nghien_cuu riset penelitian 论文 研究 연구 논문',
  ],
  [
    'overview',
    'resumen visao_geral vision_general vista_general apercu presentation_de presentation_des vue_d_ensemble uberblick ubersicht panoramica обзор огляд przeglad genel_bakis tong_quan ikhtisar gambaran 概述 概览 总览 概要 개요 introducc introduca introduz einfuhr введени вступ wprowadz gioi_thieu pengenalan 简介 介绍 紹介 소개',
  ],
  [
    'quick start',
    'loslegen wo_fang por_onde_come с_чего_нач з_чого_поч 从哪开始 从哪里开始 どこから 어디서부터',
  ],
  [
    'image',
    'imagen imagem bild. bilder immagin obraz изображ картин зображ gorsel hinh_anh gambar 图片 图像 画像 이미지',
  ],
  [
    'color',
    'cores. couleur farbe. farben kolor цвет кольор renk mau_sac warna 颜色 配色 の色 색상 색깔',
  ],
  [
    'chart',
    'zeichnen dessin dibuj desenh нарисов ve_bieu menggambar 绘制 图形 交互图 曲线图 グラフ 描画 그래프',
  ],
  [
    'interact',
    'interag interaktion взаимодейст взаємод etkiles tuong_tac berinteraksi 交互 やり取り 상호작용',
  ],
  [
    'distribution',
    'distribuc distribuic distribuz verteil распредел розподіл rozklad dagilim phan_bo phan_phoi distribusi 分布 分配 분포 분배',
  ],
  ['link', 'enlace lien. verlink ссылк посилан lien_ket tautan odnosnik 链接 リンク 링크'],
  [
    'custom',
    'prerrellen preenchid prerempli vorausgefull предзаполн onceden_doldur dien_san 预填 入力済 미리_채 personaliza. personalizar personalizz personnalis benutzerdefin niestandard кастом ozellestir tuy_chinh kustom 自定义 カスタム 커스텀',
  ],
  [
    'embed',
    'incrust embut einbett einzubett incorporar osadz встраив вбуд gommek nhung_swap nhung_widget sematkan 嵌入 埋め込 임베드 삽입',
  ],
  ['repository', 'репозитор kho_ma 仓库 リポジトリ 저장소'],
  [
    'all functions',
    'todas_las_func todas_as_func toutes_les_fonc alle_funktionen tutte_le_funz wszystkie_funk все_функц всі_функц tum_fonk tat_ca_ham tat_ca_cac_ham semua_fungsi 所有函数 全部函数 全関数 すべての関数 모든_함수',
  ],
  ['all', 'tum'],
  [
    'full',
    'complet komplett vollstand полный полная повний pelny tam. day_du lengkap 完整 完全な 전체',
  ],
  ['enum', 'enumerac enumeraz enumerad aufzahl перечислени перелічен numaraland 枚举 列挙 열거'],
  [
    'constant',
    'costant konstant stala. stale констант sabiti sabitler hang_so 常量 常数 定数 상수',
  ],
  [
    'type',
    'tipo. tipos typen tipi. типы типов тип. tur turu turler kieu tipe. 类型 型定義 データ型 타입 유형',
  ],
  ['class', 'clase klasse klasa класс клас. sinif lop kelas 类 クラス 클래스'],
  ['object', 'objet oggett objekt obiekt объект об_єкт nesne doi_tuong 对象 オブジェクト 객체'],
  ['array', 'tableau_de tableau_des matriz массив масив dizisi tablic larik 数组 配列 배열'],
  [
    'return value',
    'valor_de_ret valeur_de_ret ruckgabewert valore_di_rit возвращаем_знач gia_tri_tra 返回值 戻り値 返り値 반환값',
  ],
  ['test', 'de_teste de_prueba de_test di_test testvertrag kontrak_uji tes'],
  ['mock', 'мок. mo_phong_hop 模拟合约 モック 목업'],
  ['clock time', 'reloj relogio horloge orologi zegar годинник dong_ho 时钟 時計 시계'],
  [
    'timestamp',
    'marca_de_tiempo zeitstempel horodat временная_мет zaman_damga dau_thoi_gian 时间戳 タイムスタンプ 타임스탬프',
  ],
  ['state', 'estado etat zustand stato. состояни стан. durum trang_thai 状态 상태'],
  ['for', '对应 对于 针对 相对'],
  ['include', '包括 包含'],
];
