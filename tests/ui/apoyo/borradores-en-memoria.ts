import type { SesionStore } from '@/application/sesion/sesion-store.port';
import type { Reloj } from '@/application/shared/equipo.port';
import { crearBorradoresNavegador } from '@/infrastructure/browser/borradores/borradores-navegador';
import { crearCajaBorradores } from '@/infrastructure/browser/borradores/caja-borradores-navegador';
import { crearInMemoryLlaveBorradores } from '@/infrastructure/memory/sesion/in-memory-sesion';
import { crearInMemoryAlmacen } from '@/infrastructure/memory/shared/in-memory-almacen';
import { registroMudo } from '../../infrastructure/apoyo/registro-espia';

/** The browser's own drafts over a store in memory, and what signing out does to them. */
export const borradoresEnMemoria = (sesiones: SesionStore, reloj: Reloj) => {
  const almacen = crearInMemoryAlmacen();
  const caja = crearCajaBorradores({ almacen, reloj, esperar: () => undefined });
  const borradores = crearBorradoresNavegador({
    caja,
    llave: crearInMemoryLlaveBorradores(crypto),
    cofre: async () => null,
    sesiones,
    reloj,
    registro: registroMudo,
    cripto: crypto,
  });
  return { ...borradores, vaciar: caja.vaciar, hay: caja.hay };
};
