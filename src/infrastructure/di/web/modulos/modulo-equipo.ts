import { ContainerModule } from 'inversify';
import type { Almacen } from '@/application/shared/almacen.port';
import type { Registro } from '@/application/shared/registro.port';
import type { Reloj } from '@/application/shared/reloj.port';
import { crearGeneradorIdsNavegador } from '@/infrastructure/browser/generador-ids-navegador';
import { crearPortapapelesNavegador } from '@/infrastructure/browser/portapapeles-navegador';
import { PUERTOS } from '../tokens';

interface Equipo {
  reloj: Reloj;
  registro: Registro;
  /** This browser's lasting store. */
  almacen: Almacen;
}

/** What the person's own machine gives: clock, clipboard, preferences, random ids, console. */
export const crearModuloEquipo = ({ reloj, registro, almacen }: Equipo) =>
  new ContainerModule(({ bind }) => {
    bind(PUERTOS.reloj).toConstantValue(reloj);
    bind(PUERTOS.registro).toConstantValue(registro);
    bind(PUERTOS.preferencias).toConstantValue(almacen);
    bind(PUERTOS.ids).toConstantValue(crearGeneradorIdsNavegador(window.crypto));
    bind(PUERTOS.portapapeles).toConstantValue(crearPortapapelesNavegador(window.navigator, document));
  });
