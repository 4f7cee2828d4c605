import { Container, ContainerModule } from 'inversify';
import type { Modulo } from '../nombres';

export const cargar = (contenedor: Container, ...modulos: readonly Modulo[]): void =>
  contenedor.load(...modulos.map((modulo) => new ContainerModule(modulo)));

/** One of each thing that the modules bind. */
export const crearContenedorCon = (modulos: readonly Modulo[]): Container => {
  const contenedor = new Container({ defaultScope: 'Singleton' });
  cargar(contenedor, ...modulos);
  return contenedor;
};
