import { inArray } from 'drizzle-orm';
import type { CarpetasReservadas } from '@/application/archivos/bodega-archivos.port';
import type { Reloj } from '@/application/shared/equipo.port';
import type { Ejecutor } from '@/infrastructure/postgres/base-datos/base-datos';
import { carpetasReservadas } from '@/infrastructure/postgres/esquema/archivos';

export const postgresCarpetasReservadas = (db: Ejecutor, reloj: Reloj): CarpetasReservadas => ({
  listar: async () => {
    const filas = await db.select({ ruta: carpetasReservadas.ruta }).from(carpetasReservadas);
    return filas.map(({ ruta }) => ruta).sort();
  },
  marcar: async (rutas) => {
    if (rutas.length === 0) return;
    const filas = rutas.map((ruta) => ({ ruta, marcada_en: reloj.ahora() }));
    await db.insert(carpetasReservadas).values(filas).onConflictDoNothing();
  },
  desmarcar: async (rutas) => {
    if (rutas.length === 0) return;
    await db.delete(carpetasReservadas).where(inArray(carpetasReservadas.ruta, [...rutas]));
  },
});
