import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { CasosDelPanel, Seccion } from '@/application/servicios/servicios-panel';

/** What the containers of the browser and the demo hold besides use-cases; each module adds its own. */
// biome-ignore lint/suspicious/noEmptyInterface: the modules fill it.
export interface Puertos {}

/** How they name a port. */
export const puerto = <P extends keyof Puertos>(nombre: P): ServiceIdentifier<Puertos[P]> =>
  Symbol.for(`puerto:${nombre}`) as ServiceIdentifier<Puertos[P]>;

/** How they name the use-cases of a section, bound by its module. */
export const casosDe = <S extends Seccion>(seccion: S): ServiceIdentifier<CasosDelPanel[S]> =>
  Symbol.for(`casos:${seccion}`) as ServiceIdentifier<CasosDelPanel[S]>;

/** What binds a slice: its use-cases, or one family of its adapters. */
export type Modulo = (opciones: ContainerModuleLoadOptions) => void;

/** Binds the use-cases of a section, made of the ports that it names. */
export const casos =
  <S extends Seccion, P extends keyof Puertos>(
    seccion: S,
    crear: (puertos: Pick<Puertos, P>) => CasosDelPanel[S],
    nombres: readonly P[],
  ): Modulo =>
  ({ bind }) => {
    bind(casosDe(seccion)).toResolvedValue(
      (...dados: unknown[]) =>
        crear(Object.fromEntries(nombres.map((nombre, i) => [nombre, dados[i]])) as Pick<Puertos, P>),
      nombres.map((nombre) => puerto(nombre)),
    );
  };

/** Binds a port to its adapter over the service of the panel; one that has nothing to log leaves the second argument. */
export const porHttp =
  <P extends keyof Puertos>(
    nombre: P,
    crear: (cliente: Puertos['clienteDashboard'], registro: Puertos['registro']) => Puertos[P],
  ): Modulo =>
  ({ bind }) => {
    bind(puerto(nombre)).toResolvedValue(crear, [puerto('clienteDashboard'), puerto('registro')]);
  };
