import { type Acudiente, esquemaAcudiente } from '@/domain/acudientes/acudiente';
import type { DatosAcudiente } from '@/domain/acudientes/datos-acudiente';
import type { Parentesco } from '@/domain/acudientes/opciones-acudiente';
import type { Id } from '@/domain/shared/id';
import { crearSecuencia } from './secuencia';

const siguiente = crearSecuencia();

class ConstructorAcudiente {
  readonly #datos: DatosAcudiente;
  constructor(datos: DatosAcudiente) {
    this.#datos = datos;
  }
  con = (campos: Partial<DatosAcudiente>) => new ConstructorAcudiente({ ...this.#datos, ...campos });
  de = (id_participante: Id) => this.con({ id_participante });
  llamado = (nombres: string, apellidos: string) => this.con({ nombres, apellidos });
  conDocumento = (numero_documento: string) => this.con({ numero_documento });
  conTelefono = (telefono: string) => this.con({ telefono });
  conParentesco = (parentesco: Parentesco) => this.con({ parentesco });
  principal = () => this.con({ es_principal: true });
  /** What is sent to create one. */
  datos = (): DatosAcudiente => ({ ...this.#datos });
  /** One as a service answers it. */
  almacenado = (id: Id = 1): Acudiente => ({
    ...esquemaAcudiente.parse({ ...this.#datos, id }),
    version: 1,
  });
}

/** Each one with another document. */
export const unAcudiente = () =>
  new ConstructorAcudiente({
    id_participante: 1,
    numero_documento: String(1_000_500_000 + siguiente()),
    nombres: 'Elena',
    apellidos: 'Ejemplo',
  });
