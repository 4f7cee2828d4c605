import { aplicarAFavor, devolverAFavor, devolverPorError, pagarDeMas } from './actos-a-favor';
import {
  anularAbono,
  anularCobro,
  cobrarAparte,
  cobrarMesPorMano,
  corregir,
  descontar,
  exonerar,
  intentarLoImposible,
  reactivar,
  recibirPagos,
} from './actos-cobro';
import { anularPago, pagarJuntas } from './actos-de-pago';
import {
  archivarEgresado,
  cambiarCobro,
  cambiarResponsable,
  crearYBorrar,
  darPermiso,
  egresar,
  ingresar,
  recibir,
  recibirHermanos,
  trasladar,
} from './actos-personas';
import { type Azar, crearAzar } from './azar';
import { masMeses } from './calendario';
import { type Filas, leerFilas } from './filas';
import { contar, type Mundo, recordarCobro } from './mundo';
import type { Oficina, Registro } from './oficina';
import type { Eleccion } from './recalcular-generacion';

/** Two New Years and a 29 February are in it. */
const PRIMER_MES = '2023-08';
const MESES = 18;
const PERSONAS = 40;
const PERSONAS_AL_COMENZAR = 24;
export const PRIMER_DIA = `${PRIMER_MES}-01`;

/** A month that was charged, with what there was before and after. */
export interface Generacion {
  periodo: string;
  antes: Filas;
  /** What was chosen after looking at what would be charged to everybody. */
  elecciones: Eleccion[];
  sinElegir: Registro;
  simulada: Registro;
  respuesta: Registro;
  despues: Filas;
}

/** Nobody has done anything for three months: only time has passed. */
export const ULTIMA_MIRADA = ['2025-04-30', '23:59'] as const;

/** When somebody looks at the figures: some of these hours are already the next day in UTC. */
export const MIRADAS: readonly (readonly [fecha: string, hora: string])[] = [
  ['2023-10-31', '23:40'],
  ['2024-01-01', '00:05'],
  ['2024-02-29', '12:00'],
  ['2024-06-15', '20:30'],
  ['2025-01-31', '19:01'],
  ULTIMA_MIRADA,
];

const abrirSedes = async ({ oficina, sedes }: Mundo): Promise<void> => {
  for (const sede of [
    // Nobody has said how many fit.
    { nombre: 'Ático de Medellín' },
    { nombre: 'Sede Bello', capacidad_hombres: 40, capacidad_mujeres: 40 },
    { nombre: 'Sede Apartadó', capacidad_hombres: 6, capacidad_mujeres: 4 },
    { nombre: 'Casa nueva', estado: 'EN_ADECUACION', capacidad_hombres: 5, capacidad_mujeres: 5 },
  ])
    sedes.push((await oficina.pedir('POST /sedes', { direccion: 'Calle 1 # 2-3', ...sede })).id);
};

interface FilaPorElegir {
  participante_id: number;
  anulada: boolean;
  exonerada: boolean;
  opciones: { cobro: 'COMPLETO' | 'POR_DIAS' }[];
}

/** One in four of those asked about is left as it was proposed; the others take turns, so that there is some of each. */
const elegir = (mundo: Mundo, filas: readonly FilaPorElegir[]): Eleccion[] =>
  filas.flatMap(({ participante_id, anulada, exonerada, opciones }) => {
    if (opciones.length === 0) return [];
    if (exonerada) {
      contar(mundo, 'exonerada por egreso, por preguntar');
      return [];
    }
    contar(mundo, anulada ? 'anulada por preguntar' : 'llegada a mitad de mes');
    if (mundo.azar.suerte(25)) return [];
    const hecho = (cobro: string) => `${anulada ? 'anulada' : 'llegada'}: ${cobro}`;
    const veces = (cobro: string) => mundo.hechos.get(hecho(cobro)) ?? 0;
    const formas = ['NINGUNO' as const, ...opciones.map((opcion) => opcion.cobro)];
    const cobro = formas.reduce((menos, otra) => (veces(otra) <= veces(menos) ? otra : menos));
    contar(mundo, hecho(cobro));
    return [{ participante_id, cobro }];
  });

const generar = async (mundo: Mundo, periodo: string): Promise<Generacion> => {
  const { oficina } = mundo;
  const antes = await leerFilas(oficina.base);
  const sinElegir = await oficina.pedir('POST /mensualidades/generar', { periodo, simular: true });
  const elecciones = elegir(mundo, sinElegir.filas as FilaPorElegir[]);
  const pedido = elecciones.length === 0 ? { periodo } : { periodo, elecciones };
  const simulada = await oficina.pedir('POST /mensualidades/generar', { ...pedido, simular: true });
  const respuesta = await oficina.pedir('POST /mensualidades/generar', pedido);
  const { data } = await oficina.pedir(`GET /mensualidades?periodo=${periodo}`);
  for (const cobro of data as Registro[]) recordarCobro(mundo, cobro);
  contar(mundo, 'generación');
  const despues = await leerFilas(oficina.base);
  return { periodo, antes, elecciones, sinElegir, simulada, respuesta, despues };
};

type Acto = (mundo: Mundo) => Promise<void>;

/** Each with how many times a month it happens, on average, in hundredths. */
const ACTOS: readonly (readonly [acto: Acto, veces: number])[] = [
  [descontar, 200],
  [corregir, 150],
  [exonerar, 100],
  [reactivar, 40],
  [anularCobro, 100],
  [anularAbono, 200],
  [cobrarAparte, 250],
  [cobrarMesPorMano, 60],
  [intentarLoImposible, 30],
  [trasladar, 120],
  [darPermiso, 60],
  [egresar, 90],
  [ingresar, 60],
  [archivarEgresado, 25],
  [cambiarCobro, 100],
  [cambiarResponsable, 80],
  [crearYBorrar, 15],
  [pagarJuntas, 180],
  [anularPago, 40],
  [pagarDeMas, 160],
  [aplicarAFavor, 120],
  [devolverAFavor, 40],
  [devolverPorError, 60],
];

/** What happens in one of the two busy days of a month, in any order. */
const jornada = async (mundo: Mundo): Promise<void> => {
  const { azar } = mundo;
  const deHoy = ACTOS.flatMap(([acto, veces]) => {
    const cuantas = Math.floor(veces / 200) + (azar.suerte((veces % 200) / 2) ? 1 : 0);
    return Array.from({ length: cuantas }, () => acto);
  });
  await recibirPagos(mundo, azar.entre(7, 11));
  for (const acto of azar.algunos(deHoy, deHoy.length)) await acto(mundo);
};

/** The foundation's own value and day; a house with more people than places. */
const alMedioAnio = async (mundo: Mundo): Promise<void> => {
  const { version } = await mundo.oficina.pedir('GET /configuracion');
  await mundo.oficina.pedir('PUT /configuracion', {
    version,
    valor_mensualidad: 777_777,
    dia_pago: 17,
    dias_gracia: 9,
  });
  await mundo.oficina.pedir(`PUT /sedes/${mundo.sedes[1]}`, { capacidad_hombres: 3 });
};

/** Months of which somebody's fee was annulled. */
const mesesAnulados = ({ cobros }: Mundo): string[] =>
  [...cobros.values()]
    .filter(({ estado, concepto }) => estado === 'ANULADA' && concepto === 'MENSUALIDAD')
    .map(({ periodo }) => periodo);

const vivirMes = async (mundo: Mundo, n: number, generaciones: Generacion[]): Promise<void> => {
  const { azar, oficina } = mundo;
  const periodo = masMeses(PRIMER_MES, n);
  await oficina.irA(`${periodo}-02`, '08:30');
  if (n === 6) await alMedioAnio(mundo);
  if (n > 0 && n % 3 !== 1 && mundo.personas.size < PERSONAS) await recibir(mundo);
  generaciones.push(await generar(mundo, periodo));
  await oficina.irA(`${periodo}-${azar.entre(10, 13)}`, '21:15');
  await jornada(mundo);
  await oficina.irA(`${periodo}-${azar.entre(22, 27)}`, '10:00');
  await jornada(mundo);
  if (n % 3 === 2) {
    const anulado = azar.quiza(mesesAnulados(mundo));
    if (anulado) generaciones.push(await generar(mundo, anulado));
  }
  if (n % 3 !== 1) return;
  // Those who came late in the month, and those whose month was annulled.
  if (mundo.personas.size < PERSONAS) await recibir(mundo);
  generaciones.push(await generar(mundo, periodo));
};

export interface Historia<Foto> {
  mundo: Mundo;
  generaciones: Generacion[];
  /** What somebody saw at each of {@link MIRADAS}. */
  fotos: Foto[];
}

const nacer = (oficina: Oficina, azar: Azar): Mundo => ({
  oficina,
  azar,
  sedes: [],
  personas: new Map(),
  cobros: new Map(),
  libro: new Map(),
  egresos: [],
  hechos: new Map(),
});

/** Eighteen months of forty people through the calls of the server, looked at by `mirar` along the way. */
export const vivirHistoria = async <Foto>(
  oficina: Oficina,
  semilla: number,
  mirar: (turno: number) => Promise<Foto>,
): Promise<Historia<Foto>> => {
  const mundo = nacer(oficina, crearAzar(semilla));
  const [generaciones, fotos]: [Generacion[], Foto[]] = [[], []];
  const pendientes = [...MIRADAS];
  const mirarHasta = async (periodo: string): Promise<void> => {
    for (let [ahora] = pendientes; ahora && ahora[0].slice(0, 7) < periodo; [ahora] = pendientes) {
      pendientes.shift();
      await oficina.irA(...ahora);
      fotos.push(await mirar(fotos.length));
    }
  };
  await abrirSedes(mundo);
  while (mundo.personas.size < PERSONAS_AL_COMENZAR) await recibir(mundo);
  await recibirHermanos(mundo);
  for (let n = 0; n < MESES; n++) {
    await mirarHasta(masMeses(PRIMER_MES, n));
    await vivirMes(mundo, n, generaciones);
  }
  await mirarHasta('9999-12');
  return { mundo, generaciones, fotos };
};
