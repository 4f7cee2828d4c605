import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import type { AlmacenEnMemoria } from '@/infrastructure/memory/archivos/in-memory-archivo-store';
import type { BaseDemo } from '../base-demo';
import { type Modulo, type Puertos, puerto } from '../nombres';

/** What may come with something in it already. */
export interface Llenos {
  configuracion?: ConfiguracionRepository;
  archivos?: AlmacenEnMemoria;
}

type EnMemoria = Pick<BaseDemo, 'memoria' | 'reloj' | 'autenticacion'> & {
  configuracion: ConfiguracionRepository;
  archivos: AlmacenEnMemoria | undefined;
};

/** Its ports over records in memory, and its use-cases. */
export type SeccionDeLaDemo = (base: EnMemoria) => readonly Modulo[];

/** That of one port, which needs nothing but the records. */
export const enMemoria =
  <P extends keyof Puertos>(
    nombre: P,
    crear: (memoria: BaseDemo['memoria']) => Puertos[P],
    casos: Modulo,
  ): SeccionDeLaDemo =>
  ({ memoria }) => [
    ({ bind }) => {
      bind(puerto(nombre)).toConstantValue(crear(memoria));
    },
    casos,
  ];
