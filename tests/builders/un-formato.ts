import type { DatosFormato } from '@/domain/formatos/datos-formato';
import { type CategoriaFormato, esquemaFormato, type Formato } from '@/domain/formatos/formato';
import type { Id } from '@/domain/shared/id';
import { crearSecuencia } from './secuencia';

const siguiente = crearSecuencia();

class ConstructorFormato {
  readonly #datos: DatosFormato;
  constructor(datos: DatosFormato) {
    this.#datos = datos;
  }
  con = (campos: Partial<DatosFormato>) => new ConstructorFormato({ ...this.#datos, ...campos });
  conCodigo = (codigo: string) => this.con({ codigo });
  llamado = (nombre: string) => this.con({ nombre });
  deCategoria = (categoria: CategoriaFormato) => this.con({ categoria });
  queDice = (contenido: string) => this.con({ contenido });
  /** What is sent to create one. */
  datos = (): DatosFormato => ({ ...this.#datos });
  /** One as a service answers it. */
  almacenado = (campos: Partial<Formato> & { id: Id }): Formato => ({
    ...esquemaFormato.parse({ ...this.#datos, ...campos }),
    version: campos.version ?? 1,
  });
}

/** Each one with another codigo. */
export const unFormato = () =>
  new ConstructorFormato({
    codigo: `CARTA_${siguiente()}`,
    nombre: 'Carta de bienvenida',
    categoria: 'INGRESO',
    contenido: 'Le damos la bienvenida, {{participante.nombre}}.',
  });
