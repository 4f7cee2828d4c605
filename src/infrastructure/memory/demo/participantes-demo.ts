import type { EstadoParticipante } from '@/domain/participantes/estado-participante';
import {
  type Fase,
  MEDIOS_AUTORIZACION,
  type TipoEgreso,
} from '@/domain/participantes/opciones-participante';
import type { Participante } from '@/domain/participantes/participante';
import type { Sede } from '@/domain/sedes/sede';
import { type FechaCalendario, sumarDias } from '@/domain/shared/fechas';
import {
  documentoDeEjemplo,
  NOMBRES_HOMBRE,
  NOMBRES_MUJER,
  nombreDeEjemplo,
  telefonoDeEjemplo,
} from '@/domain/sistema/nombres-de-ejemplo';
import type { BaseMemoria } from '../shared/base-memoria';
import type { AzarDemo } from './azar-demo';
import { escritoEl } from './firma-demo';

const CUANTOS = 40;
/** Longest stay the demo tells, in days. */
const HACE_MUCHO = 540;
const DURACION = 395;

/** Somebody was written twice, the second time without a document: the review of the data has what to show. */
const ESCRITO_DOS_VECES = { primera: 19, segunda: 39 };

const VALORES = [650_000, 750_000, 850_000, 850_000] as const;
const BECAS = [0, 0, 0, 25, 0, 50, 0, 0, 100, 0] as const;
const SUSTANCIAS = ['Alcohol', 'Cannabis', 'Cocaína', 'Bazuco', 'Medicamentos sin fórmula'] as const;
const EGRESOS: readonly [TipoEgreso, ...TipoEgreso[]] = [
  'PROCESO_TERMINADO',
  'PROCESO_TERMINADO',
  'RETIRO_VOLUNTARIO',
  'ABANDONO',
  'REMISION',
];

const estadoDe = (i: number): EstadoParticipante => {
  if (i % 10 === 9) return 'PREINGRESO';
  if (i % 5 === 2) return 'EGRESADO';
  return i % 12 === 4 ? 'CON_PERMISO' : 'ACTIVO';
};

const faseTras = (dias: number): Fase => {
  if (dias < 60) return 'ACOGIDA';
  return dias < 300 ? 'PROCESO' : 'REINSERCION';
};

/** Ways of living a stay that began on `ingreso`; whoever left did it after a while, and before today. */
const proceso = (estado: EstadoParticipante, haceDias: number, hoy: FechaCalendario, azar: AzarDemo) => {
  if (estado === 'PREINGRESO') return { programa: 'INTERNADO', fase: null };
  const ingreso = sumarDias(hoy, -haceDias);
  const enReinsercion = haceDias >= 300;
  const base = {
    programa: enReinsercion ? 'REINSERCION' : 'INTERNADO',
    fase: faseTras(haceDias),
    fecha_ingreso: ingreso,
    fecha_egreso_prevista: sumarDias(ingreso, haceDias > DURACION - 20 ? haceDias + 24 : DURACION),
  };
  if (estado !== 'EGRESADO') return base;
  const tipo = azar.elegir(EGRESOS);
  const termino = tipo === 'PROCESO_TERMINADO';
  return {
    ...base,
    fase: 'SEGUIMIENTO',
    fecha_egreso: sumarDias(hoy, -azar.entero(8, Math.floor(haceDias / 2))),
    tipo_egreso: tipo,
    motivo_egreso: termino ? 'Terminó las etapas de su proceso' : 'Decisión conversada con la familia',
  };
};

/** Who is away: one should be back already, one comes back today and one later. */
const permiso = (i: number, estado: EstadoParticipante, hoy: FechaCalendario) =>
  estado === 'CON_PERMISO'
    ? { salida_permiso: sumarDias(hoy, -4), regreso_previsto: sumarDias(hoy, Math.floor(i / 12) - 1) }
    : {};

/** One in seven has not signed yet: the back-office must show it, and keeps no health data of theirs. */
const salud = (i: number, firmada: FechaCalendario, azar: AzarDemo) =>
  i % 7 === 6
    ? {}
    : {
        autorizacion_datos: {
          otorgada: true,
          version: '1.0',
          fecha: firmada,
          medio: azar.elegir(MEDIOS_AUTORIZACION),
          revocada_en: null,
        },
        alergias: azar.elegir(['Ninguna conocida', 'Ninguna conocida', 'Penicilina', 'Mariscos']),
        medicamentos: azar.elegir(['Ninguno', 'Ninguno', 'Losartán 50 mg', 'Omeprazol 20 mg']),
        sustancia_principal: azar.elegir(SUSTANCIAS),
        antecedentes: azar.elegir(['Ninguno de importancia', 'Hipertensión controlada', 'Gastritis']),
      };

const crearDatos = (i: number, sedes: readonly Sede[], hoy: FechaCalendario, azar: AzarDemo) => {
  const mujer = i % 3 === 2;
  const estado = estadoDe(i);
  const haceDias = 12 + Math.floor((i * (HACE_MUCHO - 12)) / (CUANTOS - 1));
  const desde = sumarDias(hoy, estado === 'PREINGRESO' ? -(i % 9) : -haceDias);
  // Medellín receives those who are going back to work.
  const sede = sedes[haceDias >= 300 && i % 4 === 0 ? 2 : i % 2];
  const repetido = i === ESCRITO_DOS_VECES.segunda;
  const quien = repetido ? ESCRITO_DOS_VECES.primera : i;
  return {
    ...escritoEl(desde),
    nombre: nombreDeEjemplo(mujer ? NOMBRES_MUJER : NOMBRES_HOMBRE, quien),
    telefono: telefonoDeEjemplo(quien + 1),
    ...(repetido ? {} : { tipo_documento: 'CC', numero_documento: documentoDeEjemplo(i + 1) }),
    fecha_nacimiento: sumarDias(hoy, -azar.entero(19 * 365, 58 * 365)),
    area: mujer ? 'MUJERES' : 'HOMBRES',
    municipio: sede?.municipio,
    direccion: `Carrera ${azar.entero(20, 90)} # 0-00 (de ejemplo)`,
    sede_id: sede?.id,
    estado,
    ...proceso(estado, haceDias, hoy, azar),
    ...permiso(i, estado, hoy),
    valor_mensualidad: azar.elegir(VALORES),
    dia_pago: azar.elegir([5, 10, 15, 20]),
    beca_porcentaje: BECAS[i % BECAS.length],
    eps: `EPS de ejemplo ${(i % 3) + 1}`,
    contacto_emergencia: `Familiar de ejemplo, ${telefonoDeEjemplo(i + 700)}`,
    ...salud(i, desde, azar),
  };
};

/** From the newest to whoever has been longer in the house. */
export const sembrarParticipantes = (
  { participantes }: BaseMemoria,
  sedes: readonly Sede[],
  hoy: FechaCalendario,
  azar: AzarDemo,
): Participante[] =>
  Array.from({ length: CUANTOS }, (_, i) => participantes.insertar(crearDatos(i, sedes, hoy, azar)));
