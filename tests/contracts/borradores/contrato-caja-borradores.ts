import { beforeEach, describe, expect, it } from 'vitest';
import type { CajaBorradores } from '@/application/shared/caja-borradores.port';
import type { Almacen } from '@/application/shared/equipo.port';
import { crearCajaBorradores } from '@/infrastructure/browser/borradores/caja-borradores-navegador';

const INICIO = Date.UTC(2026, 10, 21, 15);
const MINUTO = 60_000;
const FORMULARIO = 'participante:7';

const conSobre = (sobre: string) => expect.objectContaining({ sobre });

export const contratoCajaBorradores = (nombre: string, crearAlmacen: () => Almacen): void => {
  describe(`CajaBorradores: ${nombre}`, () => {
    let almacen: Almacen;
    let caja: CajaBorradores;
    let ahora: number;
    let pendientes: { tarea: () => void; en: number }[];
    const abrirPagina = () =>
      crearCajaBorradores({
        almacen,
        reloj: { ahora: () => new Date(ahora) },
        esperar: (tarea, ms) => pendientes.push({ tarea, en: ahora + ms }),
      });
    const pasarMinutos = (minutos: number) => {
      ahora += minutos * MINUTO;
      const [vencidas, resto] = [
        pendientes.filter(({ en }) => en <= ahora),
        pendientes.filter(({ en }) => en > ahora),
      ];
      pendientes = resto;
      for (const { tarea } of vencidas) tarea();
    };
    const sobre = (texto = 'cerrado') => ({ guardado_en: ahora, sobre: texto });
    beforeEach(() => {
      almacen = crearAlmacen();
      ahora = INICIO;
      pendientes = [];
      caja = abrirPagina();
    });

    it('begins with nothing', () => {
      expect(caja.leer('ana', FORMULARIO)).toBeNull();
      caja.quitar('ana', FORMULARIO);
      caja.vaciar('ana');
    });

    it('gives back what was kept, the last of each form, to this page and to the next', () => {
      caja.guardar('ana', FORMULARIO, sobre('uno'));
      caja.guardar('ana', 'sede:1', sobre('otro'));
      caja.guardar('ana', FORMULARIO, sobre('dos'));
      for (const pagina of [caja, abrirPagina()]) {
        expect(pagina.leer('ana', FORMULARIO)).toEqual(conSobre('dos'));
        expect(pagina.leer('ana', 'sede:1')).toEqual(conSobre('otro'));
      }
    });

    it('knows whether a person has something kept, while it is good', () => {
      expect(caja.hay('ana')).toBe(false);
      caja.guardar('ana', FORMULARIO, sobre());
      expect(caja.hay('ana')).toBe(true);
      pasarMinutos(30);
      expect(caja.hay('ana')).toBe(false);
      caja.guardar('ana', FORMULARIO, sobre());
      caja.quitar('ana', FORMULARIO);
      expect(caja.hay('ana')).toBe(false);
    });

    it('what is given back is a copy', () => {
      caja.guardar('ana', FORMULARIO, sobre());
      const leido = caja.leer('ana', FORMULARIO);
      if (leido) leido.sobre = 'alterado';
      expect(caja.leer('ana', FORMULARIO)).toEqual(conSobre('cerrado'));
    });

    it('takes one out and leaves the others', () => {
      caja.guardar('ana', FORMULARIO, sobre());
      caja.guardar('ana', 'sede:1', sobre());
      caja.quitar('ana', FORMULARIO);
      expect(caja.leer('ana', FORMULARIO)).toBeNull();
      expect(caja.leer('ana', 'sede:1')).toEqual(conSobre('cerrado'));
    });

    it('keeps apart those of two who share the computer: neither reads nor erases what the other left', () => {
      caja.guardar('ana', FORMULARIO, sobre('de ana'));
      caja.guardar('rut', FORMULARIO, sobre('de rut'));
      for (const pagina of [caja, abrirPagina()]) {
        expect(pagina.leer('ana', FORMULARIO)).toEqual(conSobre('de ana'));
        expect(pagina.leer('rut', FORMULARIO)).toEqual(conSobre('de rut'));
      }
      caja.quitar('rut', FORMULARIO);
      expect(caja.hay('rut')).toBe(false);
      expect(caja.nombres('ana')).toEqual([FORMULARIO]);
    });

    it('those of each one grow old by their own time, whoever uses the computer meanwhile', () => {
      caja.guardar('ana', FORMULARIO, sobre());
      pasarMinutos(20);
      caja.guardar('rut', 'sede:1', sobre('de rut'));
      pasarMinutos(10);
      expect(almacen.leer('borradores')).not.toContain('ana');
      expect(caja.leer('rut', 'sede:1')).toEqual(conSobre('de rut'));
      pasarMinutos(30);
      expect(almacen.leer('borradores')).toBeNull();
    });

    it('keeps each for half an hour, and throws it away by itself though nobody looks', () => {
      caja.guardar('ana', FORMULARIO, sobre());
      pasarMinutos(29);
      caja.guardar('ana', 'sede:1', sobre('nuevo'));
      pasarMinutos(1);
      expect(caja.leer('ana', FORMULARIO)).toBeNull();
      expect(caja.leer('ana', 'sede:1')).toEqual(conSobre('nuevo'));
      pasarMinutos(30);
      expect(almacen.leer('borradores')).toBeNull();
    });

    it('keeps for longer what says so, and tells what it keeps', () => {
      caja.guardar('ana', FORMULARIO, sobre());
      caja.guardar('ana', 'duda abono:1', { ...sobre('larga'), vigencia_ms: 90 * MINUTO });
      expect(caja.nombres('ana').toSorted()).toEqual(['duda abono:1', FORMULARIO]);
      pasarMinutos(89);
      expect(caja.nombres('ana')).toEqual(['duda abono:1']);
      expect(caja.leer('ana', 'duda abono:1')).toEqual(conSobre('larga'));
      expect(caja.nombres('rut')).toEqual([]);
      pasarMinutos(31);
      expect(almacen.leer('borradores')).toBeNull();
    });

    it.each([2_000, 90_000])('a clock that is put right by %d ms takes nothing away', (ms) => {
      caja.guardar('ana', FORMULARIO, sobre());
      caja.guardar('ana', 'duda abono:1', { ...sobre('larga'), vigencia_ms: 90 * MINUTO });
      ahora -= ms;
      expect(caja.hay('ana')).toBe(true);
      ahora += ms;
      expect(caja.nombres('ana').toSorted()).toEqual(['duda abono:1', FORMULARIO]);
    });

    it('of a clock that was set back it keeps nothing: the age of what is there cannot be known', () => {
      caja.guardar('ana', FORMULARIO, sobre());
      pasarMinutos(-6);
      expect(caja.hay('ana')).toBe(false);
    });

    it('signing out leaves nothing of who signs out, and what another person left stays', () => {
      caja.guardar('ana', FORMULARIO, sobre());
      caja.guardar('rut', FORMULARIO, sobre('de rut'));
      caja.vaciar('rut');
      expect(caja.hay('rut')).toBe(false);
      expect(caja.leer('ana', FORMULARIO)).toEqual(conSobre('cerrado'));
      caja.vaciar('ana');
      expect(caja.leer('ana', FORMULARIO)).toBeNull();
      expect(almacen.leer('borradores')).toBeNull();
    });

    it('finds what an earlier release left, which kept those of one person', () => {
      const sobres = {
        [FORMULARIO]: sobre(),
        'sede:1': { ...sobre('vieja'), guardado_en: INICIO - 31 * MINUTO },
      };
      almacen.guardar('borradores', JSON.stringify({ dueno: 'ana', sobres }));
      const pagina = abrirPagina();
      expect(pagina.nombres('ana')).toEqual([FORMULARIO]);
      pagina.guardar('rut', FORMULARIO, sobre('de rut'));
      expect(pagina.leer('ana', FORMULARIO)).toEqual(conSobre('cerrado'));
    });

    it.each([
      ...['no es JSON', '[]', '{"dueno":7}', '{"dueno":"ana","sobres":{"participante:7":{"sobre":1}}}'],
      ...['[{"dueno":"ana"}]', '[{"dueno":"ana","sobres":{"participante:7":{"sobre":1}}}]'],
    ])('takes what it cannot read for nothing, and it is usable afterwards: %s', (texto) => {
      almacen.guardar('borradores', texto);
      const pagina = abrirPagina();
      expect(pagina.leer('ana', FORMULARIO)).toBeNull();
      pagina.guardar('ana', FORMULARIO, sobre());
      expect(pagina.leer('ana', FORMULARIO)).toEqual(conSobre('cerrado'));
    });
  });
};
