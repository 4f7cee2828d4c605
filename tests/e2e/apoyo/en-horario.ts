import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { fechaEnBogota, sumarDias } from '@/domain/shared/fechas';
import { diaDeLaSemana, esFestivo } from '@/domain/shared/festivos';
import { instanteEnBogota } from '@/domain/shared/hora-en-bogota';

/** Ten in the morning of the first day, from Monday to Thursday, on which anybody may be contacted and tomorrow too. */
const proximo = (): Date => {
  for (let fecha = fechaEnBogota(new Date()); ; fecha = sumarDias(fecha, 1)) {
    const dia = diaDeLaSemana(fecha);
    const diez = new Date(instanteEnBogota(fecha, '10:00'));
    if (dia >= 1 && dia <= 4 && !esFestivo(fecha) && !esFestivo(sumarDias(fecha, 1)) && diez > new Date())
      return diez;
  }
};

const adelanto = proximo().getTime() - Date.now();

/** What a server is started with to live in hours in which people are contacted, whatever the hour of the tests is. */
export const EN_HORARIO = {
  ADELANTO_MS: String(adelanto),
  NODE_OPTIONS: `--import=${resolve('tests/e2e/apoyo/reloj-corrido.mjs')}`,
};

/** The browser lives at the same hour as that server. */
export const conSuHora = async (page: Page): Promise<void> => {
  await page.addInitScript((ms) => {
    const DeVerdad = Date;
    window.Date = class extends DeVerdad {
      constructor(...partes: []) {
        if (partes.length === 0) super(DeVerdad.now() + ms);
        else super(...partes);
      }
      static override now() {
        return DeVerdad.now() + ms;
      }
    } as DateConstructor;
  }, adelanto);
};

/** Today, for that server. */
export const hoyEnHorario = (): string => fechaEnBogota(new Date(Date.now() + adelanto));
