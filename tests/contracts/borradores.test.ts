import type { Almacen } from '@/application/shared/equipo.port';
import { crearAlmacenNavegador } from '@/infrastructure/browser/almacen-navegador';
import { crearBorradoresNavegador } from '@/infrastructure/browser/borradores/borradores-navegador';
import { crearCajaBorradores } from '@/infrastructure/browser/borradores/caja-borradores-navegador';
import { crearInMemoryLlaveBorradores } from '@/infrastructure/memory/sesion/in-memory-sesion';
import { crearInMemorySesionStore } from '@/infrastructure/memory/sesion/in-memory-sesion-store';
import { crearInMemoryAlmacen } from '@/infrastructure/memory/shared/in-memory-almacen';
import { registroMudo } from '../infrastructure/apoyo/registro-espia';
import { crearStorageFalso } from '../infrastructure/apoyo/storage-falso';
import { contratoBorradores } from './borradores/contrato-borradores';
import { contratoCajaBorradores } from './borradores/contrato-caja-borradores';

const sobre = (almacen: Almacen) => () => {
  let ahora = Date.UTC(2026, 10, 21, 15);
  const reloj = { ahora: () => new Date(ahora) };
  const sesiones = crearInMemorySesionStore();
  const caja = crearCajaBorradores({ almacen, reloj, esperar: () => undefined });
  almacen.quitar('borradores');
  const llave = crearInMemoryLlaveBorradores(crypto);
  return {
    abrirPagina: () =>
      crearBorradoresNavegador({
        ...{ caja, llave, sesiones, reloj, registro: registroMudo, cripto: crypto },
        cofre: async () => null,
      }),
    caja,
    sesiones,
    pasarMinutos: (minutos: number) => {
      ahora += minutos * 60_000;
    },
  };
};

const roto = (): Storage => {
  throw new DOMException('denegado', 'SecurityError');
};
const ALMACENES: readonly (readonly [string, () => Almacen])[] = [
  ['memoria', crearInMemoryAlmacen],
  [
    'navegador',
    () => {
      const storage = crearStorageFalso();
      return crearAlmacenNavegador(() => storage, registroMudo);
    },
  ],
  ['navegador sin almacenamiento', () => crearAlmacenNavegador(roto, registroMudo)],
];
for (const [nombre, crear] of ALMACENES) {
  contratoBorradores(nombre, sobre(crear()));
  contratoCajaBorradores(nombre, crear);
}
