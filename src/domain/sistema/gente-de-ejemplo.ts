import { type FechaCalendario, sumarDias } from '@/domain/shared/fechas';
import {
  ARBOLES,
  documentoDeEjemplo,
  NOMBRES_HOMBRE,
  NOMBRES_MUJER,
  nombreDeEjemplo,
  telefonoDeEjemplo,
} from '@/domain/sistema/nombres-de-ejemplo';

/** How somebody pays the months that they have been in the house, the oldest first: all of it, half of it or nothing. */
type FormaDePagar = 'TODO' | 'MITAD' | 'NADA';

interface Papel {
  estado: 'ACTIVO' | 'PREINGRESO' | 'EGRESADO';
  /** Days since they came, or asked for a place. */
  haceDias: number;
  pagos?: readonly FormaDePagar[];
  /** On leave since three days ago, and back in so many. */
  vuelveEn?: number;
  sinAutorizacion?: true;
  sinAcudiente?: true;
  novedad?: { tipo: 'VISITA' | 'LLAMADA' | 'CONVIVENCIA' | 'PERTENENCIAS'; texto: string };
}

/** One of each thing that the product tells: who owes, who is away, who left, who waits for a place. */
const PAPELES: readonly Papel[] = [
  {
    estado: 'ACTIVO',
    haceDias: 160,
    pagos: ['TODO', 'TODO', 'TODO'],
    novedad: { tipo: 'VISITA', texto: 'Vino la mamá de 2 a 3 de la tarde. Estuvieron tranquilos' },
  },
  { estado: 'ACTIVO', haceDias: 120, pagos: ['TODO', 'MITAD', 'NADA'] },
  { estado: 'ACTIVO', haceDias: 95, pagos: ['NADA', 'NADA', 'NADA'] },
  { estado: 'ACTIVO', haceDias: 200, pagos: ['TODO', 'TODO', 'NADA'], vuelveEn: 2 },
  {
    estado: 'ACTIVO',
    haceDias: 60,
    pagos: ['TODO', 'NADA'],
    novedad: { tipo: 'CONVIVENCIA', texto: 'Ayudó a recibir a los nuevos y les mostró la casa' },
  },
  { estado: 'ACTIVO', haceDias: 45, pagos: ['MITAD', 'NADA'], vuelveEn: -1 },
  { estado: 'ACTIVO', haceDias: 20, pagos: ['MITAD'], sinAutorizacion: true },
  {
    estado: 'ACTIVO',
    haceDias: 12,
    pagos: ['NADA'],
    novedad: { tipo: 'PERTENENCIAS', texto: 'Recibió ropa y dos libros; quedan en su casillero' },
  },
  { estado: 'PREINGRESO', haceDias: 4 },
  { estado: 'PREINGRESO', haceDias: 2, sinAutorizacion: true, sinAcudiente: true },
  { estado: 'EGRESADO', haceDias: 300 },
  { estado: 'EGRESADO', haceDias: 240 },
];

const PARENTESCOS = ['MADRE', 'PADRE', 'HERMANO', 'CONYUGE'] as const;

/** A house and the places that are left in it; without a number, nobody counts them. */
export interface SedeConCupos {
  id: number | string;
  municipio: string | null;
  hombres: number | null;
  mujeres: number | null;
}

type Cupos = 'hombres' | 'mujeres';

const OTRA: Readonly<Record<Cupos, Cupos>> = { hombres: 'mujeres', mujeres: 'hombres' };

/** A house that counts the places of one area only is of that area. */
const recibe = (sede: SedeConCupos, area: Cupos): boolean => (sede[area] ?? (sede[OTRA[area]] ? 0 : 1)) > 0;

const conCupo = (sedes: readonly SedeConCupos[], area: Cupos, desde: number): SedeConCupos | undefined =>
  sedes.map((_, n) => sedes[(n + desde) % sedes.length]).find((sede) => sede && recibe(sede, area));

/** Of the other one where no house is for theirs. */
const areaDe = (sedes: readonly SedeConCupos[], i: number): Cupos => {
  const area: Cupos = i % 3 === 2 ? 'mujeres' : 'hombres';
  return sedes.some((sede) => recibe(sede, area)) ? area : OTRA[area];
};

const permisoDe = ({ vuelveEn }: Papel, hoy: FechaCalendario) =>
  vuelveEn === undefined
    ? null
    : {
        tipo: 'PERMISO',
        salida: sumarDias(hoy, -3),
        regreso_previsto: sumarDias(hoy, vuelveEn),
        motivo: 'Visita a la familia',
      };

const procesoDe = ({ haceDias }: Papel, estado: Papel['estado'], hoy: FechaCalendario) => {
  if (estado === 'PREINGRESO') return {};
  const fecha_ingreso = sumarDias(hoy, -haceDias);
  if (estado === 'ACTIVO')
    return {
      fecha_ingreso,
      fecha_egreso_prevista: sumarDias(fecha_ingreso, 395),
      fase: haceDias < 60 ? 'ACOGIDA' : 'PROCESO',
    };
  return {
    fecha_ingreso,
    fase: 'SEGUIMIENTO',
    fecha_egreso: sumarDias(hoy, -30),
    tipo_egreso: 'PROCESO_TERMINADO',
    motivo_egreso: 'Terminó las etapas de su proceso',
  };
};

export interface PersonaDeEjemplo {
  /** Bodies of the calls that write each thing; the participante's id is put when there is one. */
  participante: Readonly<Record<string, unknown>>;
  acudiente: Readonly<Record<string, unknown>> | null;
  pagos: readonly FormaDePagar[];
  permiso: Readonly<Record<string, unknown>> | null;
  novedad: Readonly<Record<string, unknown>> | null;
}

/**
 * Who is put in an empty house to try the product, as somebody would write them. Whoever finds no place waits for one, as
 * in any other house.
 */
export const genteDeEjemplo = (sedes: readonly SedeConCupos[], hoy: FechaCalendario): PersonaDeEjemplo[] => {
  const quedan = sedes.map((sede) => ({ ...sede }));
  return PAPELES.map((papel, i): PersonaDeEjemplo => {
    const area = areaDe(sedes, i);
    const mujer = area === 'mujeres';
    // Whoever waits or left takes nobody's place.
    const sede = conCupo(papel.estado === 'ACTIVO' ? quedan : sedes, area, i);
    if (papel.estado === 'ACTIVO' && sede && sede[area] !== null) sede[area] -= 1;
    const estado = sede ? papel.estado : 'PREINGRESO';
    const enCasa = estado === 'ACTIVO' ? papel : null;
    const nombre = nombreDeEjemplo(mujer ? NOMBRES_MUJER : NOMBRES_HOMBRE, i);
    const desde = sumarDias(hoy, -papel.haceDias);
    const parentesco = PARENTESCOS[i % PARENTESCOS.length];
    const acudientes = parentesco === 'PADRE' ? NOMBRES_HOMBRE : NOMBRES_MUJER;
    return {
      participante: {
        nombre,
        telefono: telefonoDeEjemplo(i + 1),
        tipo_documento: 'CC',
        numero_documento: documentoDeEjemplo(i + 1),
        fecha_nacimiento: sumarDias(hoy, -(20 + i * 3) * 365),
        area: mujer ? 'MUJERES' : 'HOMBRES',
        municipio: sede?.municipio ?? null,
        direccion: 'Calle de ejemplo # 0-00',
        sede_id: sede?.id ?? null,
        programa: 'INTERNADO',
        estado,
        ...procesoDe(papel, estado, hoy),
        eps: 'EPS de ejemplo',
        ...(papel.sinAutorizacion
          ? {}
          : {
              autorizacion_datos: {
                otorgada: true,
                version: '1.0',
                fecha: desde,
                medio: 'ESCRITO',
                revocada_en: null,
              },
            }),
      },
      acudiente: papel.sinAcudiente
        ? null
        : {
            numero_documento: documentoDeEjemplo(500 + i),
            tipo_documento: 'CC',
            nombres: acudientes[(i + 7) % acudientes.length],
            apellidos: `Ejemplo ${ARBOLES[(i * 3) % ARBOLES.length]}`,
            parentesco,
            telefono: telefonoDeEjemplo(500 + i),
            es_principal: true,
            es_responsable_pago: true,
            es_emergencia: true,
            autorizado_informacion: true,
          },
      pagos: enCasa?.pagos ?? [],
      permiso: enCasa && permisoDe(enCasa, hoy),
      novedad: enCasa?.novedad ?? null,
    };
  });
};
