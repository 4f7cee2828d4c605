import { describe, expect, it } from 'vitest';
import type { Firmas } from '@/application/archivos/firmas.port';
import type { PermisoFirmado } from '@/domain/archivos/permiso-firmado';
import { rechazo } from '../apoyo/rechazo';

const PERMISO: PermisoFirmado = {
  metodo: 'PUT',
  clave: 'formatos/acta ñandú & 100%.pdf',
  maximo: 10_485_760,
  tipo: 'application/pdf',
  siExiste: 'REEMPLAZAR',
  usuario: '7',
  rol: 'CONSULTA',
  credencial: 'a1b2',
  expira: Date.parse('2026-11-21T15:01:00Z'),
  unico: 'único-1',
};

/** `crear` makes them over a secret of its own. */
export const contratoFirmas = (nombre: string, crear: (secreto: string) => Firmas): void => {
  describe(`Firmas: ${nombre}`, () => {
    const firmas = crear('un secreto');
    const consultaDe = async (permiso = PERMISO) =>
      Object.fromEntries(new URLSearchParams(await firmas.firmar(permiso)));

    it('reads back the permission it signed, to the letter', async () => {
      expect(await firmas.leer(await consultaDe())).toEqual(PERMISO);
      const descarga = { ...PERMISO, metodo: 'GET', tipo: '', maximo: 0, siExiste: '' } as const;
      expect(await firmas.leer(await consultaDe(descarga))).toEqual(descarga);
    });

    it('refuses it when any part was changed, added, repeated or left out', async () => {
      const consulta = await consultaDe();
      for (const campo of Object.keys(consulta)) {
        const valor = consulta[campo] ?? '';
        await rechazo(firmas.leer({ ...consulta, [campo]: `${valor}0` }), 'PERMISO_DENEGADO');
        await rechazo(firmas.leer({ ...consulta, [campo]: [valor, valor] }), 'PERMISO_DENEGADO');
        const { [campo]: _quitado, ...resto } = consulta;
        await rechazo(firmas.leer(resto), 'PERMISO_DENEGADO');
      }
      await rechazo(firmas.leer({ ...consulta, otro: '1' }), 'PERMISO_DENEGADO');
      await rechazo(firmas.leer({}), 'PERMISO_DENEGADO');
    });

    it('a part does not pass for its neighbour', async () => {
      const consulta = await consultaDe();
      const corrida = { ...consulta, clave: `${consulta.clave}a`, tipo: consulta.tipo?.slice(1) };
      await rechazo(firmas.leer(corrida), 'PERMISO_DENEGADO');
    });

    it('refuses what another secret signed', async () => {
      await rechazo(crear('otro secreto').leer(await consultaDe()), 'PERMISO_DENEGADO');
    });
  });
};
