import type { CriteriosParticipantes } from '@/domain/participantes/criterios-participantes';
import { type Busqueda, esEtiqueta, type Termino } from '@/domain/shared/busqueda/leer-busqueda';
import type { Alcance } from '@/domain/shared/busqueda/voz';
import { diaDelPeriodo, type FechaCalendario, sumarMeses } from '@/domain/shared/fechas';
import { patronDe } from '@/infrastructure/postgres/shared/busqueda-sql';
import { leerId } from '@/infrastructure/postgres/shared/leer-id';
import { textoSiguiente } from '@/infrastructure/postgres/shared/texto-siguiente';

/** What a search is written from: which criteria are in use, without what is looked for. */
export interface FormaDeBusqueda {
  /** Names of the values in use; each has its place in the text. */
  valores: readonly string[];
  /** Of what is looked for, how many forms each word has, given as `palabra_0_0`, and what it names. */
  terminos: readonly (Pick<Termino, 'valores'> & { formas: number })[];
  alcance: Alcance;
  dosLecturas: boolean;
  archivados: boolean;
  con_saldo_vencido: boolean;
  sin_autorizacion: boolean;
  /** One word, given also as the `comienzo` and `fin_comienzo` of the names that begin with it. */
  por_comienzo: boolean;
  orden: string;
  limite: number;
}

/** Names seldom begin with digits, and no index finds what is shorter than three letters. */
const POR_COMIENZO = /^[^0-9]{3,}$/u;

/** No record has it. */
const ID_DE_NADIE = -1;

const IGUALES = [
  'estado',
  'area',
  'programa',
  'ingreso_desde',
  'ingreso_hasta',
  'egreso_previsto_hasta',
] as const;

/** Criteria as the text that asks for them and the values that go in it. */
export const separarCriterios = (
  criterios: CriteriosParticipantes,
  hoy: FechaCalendario,
  { terminos, dosLecturas }: Busqueda,
  alcance: Alcance,
) => {
  const valores: Record<string, string | number> = {};
  for (const campo of IGUALES) {
    const valor = criterios[campo];
    if (valor) valores[campo] = valor;
  }
  if (criterios.sede_id !== undefined) valores.sede_id = leerId(criterios.sede_id) ?? ID_DE_NADIE;
  if (criterios.sin_mensualidad) {
    valores.sin_mensualidad = criterios.sin_mensualidad;
    valores.mes_siguiente = diaDelPeriodo(sumarMeses(criterios.sin_mensualidad, 1), 1);
  }
  // Nothing is compared with it: being there is what asks.
  if (criterios.sin_papeles) valores.sin_papeles = 1;
  if (criterios.permiso) valores[criterios.permiso === 'HOY' ? 'permiso_de_hoy' : 'permiso_vencido'] = hoy;
  const [primera = '', otraForma] = terminos[0]?.formas ?? [];
  const fin = textoSiguiente(primera);
  const forma: FormaDeBusqueda = {
    valores: Object.keys(valores),
    terminos: terminos.map(({ formas, valores: dichos }) => ({ formas: formas.length, valores: dichos })),
    alcance,
    dosLecturas,
    archivados: criterios.archivados === true,
    con_saldo_vencido: criterios.con_saldo_vencido === true,
    sin_autorizacion: criterios.sin_autorizacion === true,
    por_comienzo:
      fin !== null &&
      terminos.length === 1 &&
      otraForma === undefined &&
      !terminos.some(esEtiqueta) &&
      POR_COMIENZO.test(primera),
    orden: criterios.orden ?? 'nombre',
    limite: criterios.limite,
  };
  for (const [i, { formas }] of terminos.entries()) {
    for (const [k, escrita] of formas.entries()) {
      valores[`palabra_${i}_${k}`] = patronDe(escrita);
    }
  }
  if (fin !== null) {
    valores.comienzo = primera;
    valores.fin_comienzo = fin;
  }
  valores.hoy = hoy;
  valores.desde = (criterios.pagina - 1) * criterios.limite;
  return { forma, valores };
};
