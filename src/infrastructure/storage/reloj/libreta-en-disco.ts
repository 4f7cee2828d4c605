import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';
import type { LibretaDeReloj } from '@/application/operacion/marca-de-reloj.port';
import { z } from '@/domain/shared/zod';

const esquemaMarca = z.object({ visto: z.iso.datetime(), aceptaciones: z.int() });
const NINGUNA = { visto: null, aceptaciones: 0 };

/** In the folder of the data: it is about the clock of this machine, and needs no database to be asked. */
export const libretaEnDisco = (carpeta: string): LibretaDeReloj => {
  const ruta = join(carpeta, 'reloj.json');
  return {
    leer: () => {
      try {
        const { visto, aceptaciones } = esquemaMarca.parse(JSON.parse(readFileSync(ruta, 'utf8')));
        return { visto: Date.parse(visto), aceptaciones };
      } catch {
        return NINGUNA;
      }
    },
    guardar: ({ visto, aceptaciones }) => {
      if (visto === null) return;
      const borrador = `${ruta}.${process.pid}`;
      try {
        writeFileSync(borrador, JSON.stringify({ visto: new Date(visto).toISOString(), aceptaciones }), {
          mode: 0o600,
        });
        renameSync(borrador, ruta);
      } catch {
        // Without room the mark of before stays; the next minute tries again.
      }
    },
  };
};

const DESACUERDO_MS = 1_000;
let leidos: { pared: number; monotono: number; corrido: number } | null = null;

/**
 * The clock on the wall, and the one of the system that counts since it started, also while the machine sleeps. That one is a
 * file of the system to read; every request asks for the time, so it is read again only when the wall and the clock of the
 * process, which stands still with the machine, do not say that the same time passed.
 */
export const mirarRelojes = () => {
  const [pared, monotono] = [Date.now(), performance.now()];
  if (!leidos || Math.abs(pared - leidos.pared - (monotono - leidos.monotono)) > DESACUERDO_MS)
    leidos = { pared, monotono, corrido: uptime() * 1_000 };
  return { pared, corrido: leidos.corrido + (monotono - leidos.monotono) };
};
