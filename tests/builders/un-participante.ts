import type { DatosParticipante } from '@/domain/participantes/datos-participante';
import { type EstadoParticipante, ocupaCupo } from '@/domain/participantes/estado-participante';
import type { Programa } from '@/domain/participantes/opciones-participante';
import { esquemaParticipante, type Participante } from '@/domain/participantes/participante';
import type { Area } from '@/domain/shared/area';
import type { FechaCalendario } from '@/domain/shared/fechas';
import type { Id } from '@/domain/shared/id';
import type { TipoDocumento } from '@/domain/shared/tipo-documento';

const INGRESO = '2026-01-10';

class ConstructorParticipante {
  readonly #datos: DatosParticipante;
  constructor(datos: DatosParticipante) {
    this.#datos = datos;
  }
  con = (campos: Partial<DatosParticipante>) => new ConstructorParticipante({ ...this.#datos, ...campos });
  llamado = (nombre: string) => this.con({ nombre });
  conTelefono = (telefono: string) => this.con({ telefono });
  conDocumento = (numero_documento: string, tipo_documento: TipoDocumento = 'CC') =>
    this.con({ numero_documento, tipo_documento });
  enSede = (sede_id: Id) => this.con({ sede_id });
  delArea = (area: Area) => this.con({ area });
  enPrograma = (programa: Programa) => this.con({ programa });
  /** Whoever is in the house came in some day: this one, unless it was said already. */
  enEstado = (estado: EstadoParticipante) =>
    this.con({
      estado,
      ...(ocupaCupo(estado) ? { fecha_ingreso: this.#datos.fecha_ingreso ?? INGRESO } : {}),
    });
  queIngreso = (fecha_ingreso: FechaCalendario) => this.con({ fecha_ingreso });
  conAutorizacion = () =>
    this.con({
      autorizacion_datos: {
        otorgada: true,
        version: '1.0',
        fecha: '2026-01-10',
        medio: 'ESCRITO',
        revocada_en: null,
      },
    });
  /** What is sent to create one. */
  datos = (): DatosParticipante => ({ ...this.#datos });
  /** One as a service answers it. */
  almacenado = (id: Id = 1): Participante => ({
    ...esquemaParticipante.parse({ ...this.#datos, id }),
    version: 1,
  });
}

export const unParticipante = () =>
  new ConstructorParticipante({ nombre: 'Camilo Ejemplo', telefono: '3000000001' });
