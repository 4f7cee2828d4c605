/** Business constants and limits, one source for every layer (specification §9). Times in ms, sizes in bytes. */
export const HTTP_TIMEOUT_MS = 30_000;
export const SONDA_TIMEOUT_MS = 5_000;
export const CARGA_CHUNK_TIMEOUT_MS = 120_000;

export const ARCHIVO_MAXIMO_BYTES = 10_485_760;
export const DIALOGO_SUBIDA_MAXIMO_BYTES = 104_857_600;

export const BUSQUEDA_DEBOUNCE_MS = 300;
/** Default of the generic search helper; screens pass {@link BUSQUEDA_DEBOUNCE_MS}. */
export const AYUDANTE_BUSQUEDA_DEBOUNCE_MS = 500;
export const TAMANO_PAGINA = 10;
export const BOTONES_PAGINA_MAXIMO = 5;

/** Name of the database in which a browser keeps what it needs without a network. */
export const BASE_SIN_RED = 'sin-red';

export const CLAVES_LOCALES = {
  authToken: 'authToken',
  currentUser: 'currentUser',
  sidebarOpen: 'sidebarOpen',
  sidebarCollapsed: 'sidebarCollapsed',
  /** That somebody chose this device to work without a network. */
  sinRed: 'sinRed',
  /** Sessions that were left here and that the service was not told of. */
  cierresPendientes: 'cierresPendientes',
  /** That it was told there is example data: its notice has its place before it is told again. */
  hayEjemplos: 'hayEjemplos',
} as const;

export const DESPLAZAMIENTO_ENCABEZADO_PX = 10;

export const CARRUSEL = {
  diapositivas: 5,
  intervaloMs: 4_000,
  /** Minimum width in px and how many slides it shows, widest first; below all of them, one. */
  visibles: [
    { desde: 1024, cantidad: 4 },
    { desde: 768, cantidad: 3 },
    { desde: 640, cantidad: 2 },
  ],
} as const;

export const COPIADO_CUENTAS_MS = 1_800;
export const COPIADO_DONACIONES_MS = 2_000;

export const CONTADORES = {
  duracionMs: 2_000,
  pasoMs: 16,
  umbralVisible: 0.5,
  personasAtendidas: 300,
  familiasAcompanadas: 200,
} as const;
export const UMBRAL_VISIBLE = 0.1;
/** What the sections ask of an appearance; the rest is {@link APARICION_POR_DEFECTO}. */
export const APARICION = { duracionMs: 800 } as const;
/** What an appearance does when nobody asks for anything else. */
export const APARICION_POR_DEFECTO = {
  desplazamientoPx: 120,
  duracionMs: 400,
  curva: 'ease',
  throttleMs: 99,
  debounceMs: 50,
} as const;
export const DESCARTE_SELECTOR_MS = 300;
export const LISTA_ARCHIVOS_ALTO_PX = 240;

export const TAMANO_DIALOGO_DETALLE = 'lg';
export const COLUMNAS_TARJETAS = { minimo: 2, maximo: 5 } as const;

/** Shortest and longest stay in months, places, and success rate, which no screen shows (specification §2, programmes). */
export const CIFRAS_PROGRAMAS = {
  internado: { duracionMeses: [12, 15], capacidad: 50, unidad: 'personas', exitoPorcentaje: 85 },
  familiar: { duracionMeses: [6, 6], capacidad: 30, unidad: 'familias', exitoPorcentaje: 90 },
  reinsercion: { duracionMeses: [4, 4], capacidad: 40, unidad: 'personas', exitoPorcentaje: 78 },
} as const;

export const VISITAS_INICIALES = 1250;
/** Simulated growth of the count: from 1 up to `alcance` times a factor that grows by day and hour (specification §4). */
export const CRECIMIENTO_VISITAS = {
  base: 1,
  alcance: 5,
  /** First and last hour, both whole: 08:00 to 18:59. */
  horario: { desde: 8, hasta: 18, bono: 0.3 },
  /** 0 is Sunday: Monday to Friday. */
  semana: { desde: 1, hasta: 5, bono: 0.2 },
} as const;

export const ANCHO_MOVIL_MAXIMO_PX = 767;
export const ANCHO_TABLETA_MAXIMO_PX = 1023;

export const DESHACER_MS = 8_000;

/** Day of the month on which a fee is due when nobody chose another. */
export const DIA_PAGO_POR_DEFECTO = 5;
/** Days that somebody who has just arrived has before anything is due, when nobody chose others. */
export const DIAS_GRACIA_POR_DEFECTO = 5;
export const DIAS_GRACIA_MAXIMO = 60;
/** For how long a device may keep its copy without a network, unless the foundation says otherwise. */
export const DIAS_SIN_RED = 3;
export const DIAS_SIN_RED_MAXIMO = 15;

/** The clock of a device is put right by itself: some minutes back are nobody's trick. */
export const RELOJ_ATRAS_TOLERADO_MS = 5 * 60_000;
/** How far the clock of a device may be from the service's before it is told: past this, it is not the network. */
export const RELOJ_DISTINTO_TOLERADO_MS = 10 * 60_000;

/** How long the link of a password reset is good for. */
export const RESTABLECIMIENTO_MINUTOS = 30;

/** How the product calls a foundation that has not said its name. */
export const NOMBRE_SIN_DECIR = 'Fundación';
