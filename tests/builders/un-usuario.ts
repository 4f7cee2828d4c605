import type { Id } from '@/domain/shared/id';
import type { Rol } from '@/domain/shared/rol';
import type { DatosUsuario } from '@/domain/usuarios/datos-usuario';
import { esquemaUsuario, type Usuario } from '@/domain/usuarios/usuario';
import { crearSecuencia } from './secuencia';

const siguiente = crearSecuencia();

class ConstructorUsuario {
  readonly #datos: DatosUsuario;
  constructor(datos: DatosUsuario) {
    this.#datos = datos;
  }
  con = (campos: Partial<DatosUsuario>) => new ConstructorUsuario({ ...this.#datos, ...campos });
  conCorreo = (email: string) => this.con({ email });
  conRol = (rol: Rol) => this.con({ rol });
  conContrasena = (password: string) => this.con({ password });
  /** What is sent to create one. */
  datos = (): DatosUsuario => ({ ...this.#datos });
  /** One as a service answers it: the password never comes back. */
  almacenado = (id: Id = 1): Usuario => {
    const { password: _password, ...visibles } = this.#datos;
    return { ...esquemaUsuario.parse({ ...visibles, id }), version: 1 };
  };
}

/** Each one with another e-mail. */
export const unUsuario = () =>
  new ConstructorUsuario({
    email: `persona${siguiente()}@ejemplo.example`,
    password: 'una clave larga',
    rol: 'CONSULTA',
  });
