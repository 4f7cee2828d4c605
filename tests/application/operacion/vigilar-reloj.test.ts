import { describe, expect, it, vi } from 'vitest';
import type { LibretaDeReloj, MarcaDeReloj } from '@/application/operacion/marca-de-reloj.port';
import { aceptarHora, RELOJ_DUDOSO, vigilarReloj } from '@/application/operacion/vigilar-reloj';

const MINUTO = 60_000;
const DIA = 1_440 * MINUTO;
const AHORA = Date.parse('2026-11-23T12:00:00Z');

const abrir = (visto: number | null = null) => {
  let marca: MarcaDeReloj = { visto, aceptaciones: 0 };
  const libreta: LibretaDeReloj = {
    leer: () => marca,
    guardar: (nueva) => {
      marca = nueva;
    },
  };
  const maquina = { pared: AHORA, corrido: DIA };
  const reloj = vigilarReloj({ mirar: () => ({ ...maquina }), libreta });
  const avisar = vi.fn();
  const pasar = (ms: number): void => {
    maquina.pared += ms;
    maquina.corrido += ms;
    reloj.repasar(avisar);
  };
  pasar(0);
  return { reloj, maquina, libreta, avisar, pasar };
};

describe('el reloj vigilado', () => {
  it('da la hora del equipo y la anota', () => {
    const { reloj, libreta, avisar, pasar } = abrir();
    pasar(60 * MINUTO);
    expect(reloj.ahora().getTime()).toBe(AHORA + 60 * MINUTO);
    expect(libreta.leer()).toEqual({ visto: AHORA + 60 * MINUTO, aceptaciones: 0 });
    expect(reloj.estado()).toEqual({ ok: true, ms: 0 });
    expect(avisar).not.toHaveBeenCalled();
  });

  it('si salta, sigue contando desde la que llevaba, no anota nada y lo dice una vez', () => {
    const { reloj, maquina, libreta, avisar, pasar } = abrir();
    pasar(60 * MINUTO);
    maquina.pared += 365 * DIA;
    pasar(MINUTO);
    pasar(MINUTO);
    expect(reloj.ahora().getTime()).toBe(AHORA + 62 * MINUTO);
    expect(reloj.estado()).toEqual({ ok: false, ms: 365 * DIA });
    expect(libreta.leer().visto).toBe(AHORA + 60 * MINUTO);
    expect(avisar.mock.calls).toEqual([
      [
        'La hora del equipo saltó: se sigue con la que se llevaba. Corríjala o, si es la correcta, ejecute npm run admin -- aceptar-hora',
        365 * DIA,
      ],
    ]);
    maquina.pared -= 365 * DIA;
    pasar(MINUTO);
    expect(reloj.estado()).toEqual({ ok: true, ms: 0 });
    expect(avisar.mock.calls.slice(1)).toEqual([
      ['La hora del equipo vuelve a coincidir con la del servidor', 0],
    ]);
  });

  it('quien cuida la máquina dice que la hora es la correcta, y vale sin reiniciar', () => {
    const { reloj, maquina, libreta, pasar } = abrir();
    pasar(60 * MINUTO);
    maquina.pared += 365 * DIA;
    pasar(MINUTO);
    aceptarHora(libreta, new Date(maquina.pared));
    expect(reloj.estado().ok).toBe(false);
    pasar(MINUTO);
    expect(reloj.estado().ok).toBe(true);
    expect(reloj.ahora().getTime()).toBe(maquina.pared);
    expect(libreta.leer()).toEqual({ visto: maquina.pared, aceptaciones: 1 });
    // As after a start: for a while it may still be put right.
    maquina.pared += 60 * MINUTO;
    pasar(MINUTO);
    expect(reloj.estado()).toEqual({ ok: true, ms: 0 });
    pasar(30 * MINUTO);
    maquina.pared += 60 * MINUTO;
    pasar(MINUTO);
    expect(reloj.estado()).toEqual({ ok: false, ms: 60 * MINUTO });
  });

  it('tras un mes apagado empieza como siempre; con la hora de antes de apagarse, no la cree hasta que la acepten', () => {
    expect(abrir(AHORA - 30 * DIA).reloj.estado()).toEqual({ ok: true, ms: 0 });
    const { reloj, maquina, libreta, avisar, pasar } = abrir(AHORA + DIA);
    expect(reloj.estado()).toEqual({ ok: false, ms: -DIA });
    expect(avisar).toHaveBeenCalledWith(RELOJ_DUDOSO, -DIA);
    aceptarHora(libreta, new Date(maquina.pared));
    pasar(0);
    expect(reloj.ahora().getTime()).toBe(AHORA);
  });
});
