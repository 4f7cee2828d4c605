import type { DatosSede } from '@/domain/sedes/datos-sede';
import type { EstadoSede } from '@/domain/sedes/estado-sede';
import { esquemaSede, type Sede } from '@/domain/sedes/sede';
import type { Id } from '@/domain/shared/id';
import { crearSecuencia } from './secuencia';

const siguiente = crearSecuencia();

class ConstructorSede {
  readonly #datos: DatosSede;
  constructor(datos: DatosSede) {
    this.#datos = datos;
  }
  con = (campos: Partial<DatosSede>) => new ConstructorSede({ ...this.#datos, ...campos });
  llamada = (nombre: string) => this.con({ nombre });
  enMunicipio = (municipio: string) => this.con({ municipio });
  enEstado = (estado: EstadoSede) => this.con({ estado });
  conCupos = (capacidad_hombres: number, capacidad_mujeres: number) =>
    this.con({ capacidad_hombres, capacidad_mujeres });
  /** What is sent to create one. */
  datos = (): DatosSede => ({ ...this.#datos });
  /** One as a service answers it. */
  almacenada = (id: Id = 1): Sede => ({ ...esquemaSede.parse({ ...this.#datos, id }), version: 1 });
}

/** Each one with another name: names are unique. */
export const unaSede = () =>
  new ConstructorSede({ nombre: `Sede de ejemplo ${siguiente()}`, direccion: 'Calle 10 # 0-00' });
