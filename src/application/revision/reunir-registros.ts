import { type Acudiente, nombreAcudiente } from '@/domain/acudientes/acudiente';
import { ETIQUETA_ESTADO_ACUDIENTE } from '@/domain/acudientes/opciones-acudiente';
import type { Configuracion } from '@/domain/configuracion/configuracion';
import type { Abono, Mensualidad } from '@/domain/mensualidades/mensualidad';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { ETIQUETA_ESTADO_PARTICIPANTE } from '@/domain/participantes/estado-participante';
import type { Participante } from '@/domain/participantes/participante';
import type { RegistrosPorRevisar } from '@/domain/revision/registros-por-revisar';
import type { Sede } from '@/domain/sedes/sede';

/** As much of each record as the review looks at. */
export interface Guardados {
  participantes: readonly Pick<
    Participante,
    | 'id'
    | 'nombre'
    | 'tipo_documento'
    | 'numero_documento'
    | 'telefono'
    | 'estado'
    | 'valor_mensualidad'
    | 'archivado_en'
  >[];
  acudientes: readonly Pick<
    Acudiente,
    | 'id'
    | 'id_participante'
    | 'nombres'
    | 'apellidos'
    | 'tipo_documento'
    | 'numero_documento'
    | 'telefono'
    | 'telefono_alterno'
    | 'estado'
    | 'archivado_en'
  >[];
  mensualidades: readonly (Pick<
    Mensualidad,
    'id' | 'concepto' | 'periodo' | 'valor' | 'descuento' | 'estado' | 'archivado_en'
  > & {
    abonos: readonly Pick<Abono, 'id' | 'valor' | 'recibo' | 'anulado_en'>[];
    participante_nombre: string;
  })[];
  sedes: readonly Pick<Sede, 'id' | 'nombre' | 'telefono' | 'archivado_en'>[];
  /** `null` when nobody has set anything up. */
  configuracion: Pick<Configuracion, 'telefono' | 'telefono_alterno' | 'valor_mensualidad'> | null;
}

const escritos = (...textos: (string | null | undefined)[]): string[] =>
  textos.filter((texto) => typeof texto === 'string' && texto !== '') as string[];

/** The records of each slice in the words of the review; each kind comes and stays by ascending id. */
export const reunirRegistros = ({
  participantes,
  acudientes,
  mensualidades,
  sedes,
  configuracion,
}: Guardados): RegistrosPorRevisar => ({
  participantes: participantes.map(({ telefono, estado, archivado_en, ...persona }) => ({
    ...persona,
    telefonos: escritos(telefono),
    archivada: archivado_en !== null,
    situacion: ETIQUETA_ESTADO_PARTICIPANTE[estado],
  })),
  acudientes: acudientes.map(({ telefono, telefono_alterno, estado, archivado_en, ...persona }) => ({
    ...persona,
    nombre: nombreAcudiente(persona),
    telefonos: escritos(telefono, telefono_alterno),
    archivada: archivado_en !== null,
    situacion: `Acudiente · ${ETIQUETA_ESTADO_ACUDIENTE[estado]}`,
  })),
  cobros: mensualidades
    .filter((m) => m.estado !== 'ANULADA' && m.estado !== 'EXONERADA' && m.archivado_en === null)
    .map(({ id, valor, descuento, abonos, participante_nombre, ...cobro }) => ({
      id,
      que: nombreDeCobro(cobro),
      nombre: participante_nombre,
      valor,
      descuento,
      abonos: abonos.filter(({ anulado_en }) => anulado_en === null),
    })),
  sedes: sedes
    .filter(({ archivado_en }) => archivado_en === null)
    .map(({ id, nombre, telefono }) => ({ id, nombre, telefonos: escritos(telefono) })),
  ajustes: {
    telefonos: escritos(configuracion?.telefono, configuracion?.telefono_alterno),
    valor_mensualidad: configuracion?.valor_mensualidad ?? null,
  },
});
