import type { ConfiguracionRepository } from '@/application/configuracion/configuracion-repository.port';
import type { AlmacenEnMemoria } from '@/infrastructure/memory/archivos/in-memory-archivo-store';
import type { BaseDemo } from '../base-demo';
import type { Modulo } from '../nombres';

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
