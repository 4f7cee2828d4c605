import { imagenesDeUnLogo } from '@tests/builders/png';
import { IDENTIDAD_ESCRITA } from '@tests/builders/publicado';
import { unaSede } from '@tests/builders/una-sede';
import { describe, expect, it } from 'vitest';
import { leerDatosPublicos } from '@/infrastructure/http/configuracion/http-datos-publicos';
import { usarMundo } from '../apoyo/mundo';
import type { AbrirMundoHttp } from '../apoyo/mundo-http';

const CUENTA = {
  grupo: 'SERVICIOS',
  area: 'Laboratorios',
  banco: 'Banco de prueba',
  tipo: 'Ahorros',
  numero: '123-456',
  titular: null,
} as const;
const NADA = { cuentas: null, donaciones: null, identidad: null, sedes: [] };
const DONACIONES = {
  billetera: '3000000001',
  llave: '@prueba',
  banco: 'Banco de prueba',
  tipo: 'Ahorros',
  numero: '987-654',
  titular: 'Casa de prueba',
};
/** Nobody listens there. */
const NADIE = 'http://127.0.0.1:1/dashboard-api';

export const contratoDatosPublicos = (nombre: string, crearAdaptador: AbrirMundoHttp): void => {
  describe(`DatosPublicos: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const leer = () => leerDatosPublicos(mundo().direccion, fetch);

    it('has nothing published before the first change', async () => {
      expect(await leer()).toEqual(NADA);
    });

    it('gives what an administrator published, without a session', async () => {
      await mundo().configuracion.actualizar({ cuentas: [CUENTA], donaciones: DONACIONES });
      expect(await leer()).toEqual({ ...NADA, cuentas: [CUENTA], donaciones: DONACIONES });
    });

    it('keeps an empty list of accounts apart from none published', async () => {
      await mundo().configuracion.actualizar({ cuentas: [] });
      expect((await leer())?.cuentas).toEqual([]);
    });

    it('gives nothing of what is not for visitors', async () => {
      await mundo().configuracion.actualizar({ nit: '900.123.456-8', cuentas: [CUENTA], dia_pago: 12 });
      expect(await leer()).toEqual({ ...NADA, cuentas: [CUENTA] });
    });

    it('gives who the foundation is once it has a name, with its logo and its open houses', async () => {
      const { sedes, configuracion } = mundo();
      await sedes.crear(unaSede().con({ nombre: 'Casa Uno', telefono: '3001112233' }).datos());
      await sedes.crear(unaSede().con({ nombre: 'Casa Cerrada', estado: 'INACTIVA' }).datos());
      await configuracion.guardarLogo(imagenesDeUnLogo());
      expect(await leer()).toMatchObject({ identidad: null });
      await configuracion.actualizar({ ...IDENTIDAD_ESCRITA, color: 'VINO' });
      const leida = await leer();
      expect(leida?.identidad).toMatchObject({ ...IDENTIDAD_ESCRITA, color: 'VINO' });
      expect(leida?.identidad?.logo).toMatchObject({ ancho: 240, alto: 96 });
      expect(leida?.sedes.map(({ nombre, telefono }) => [nombre, telefono])).toEqual([
        ['Casa Uno', '3001112233'],
      ]);
    });

    it('says nothing, and does not reject, when the service is away or is something else', async () => {
      expect(await leerDatosPublicos(NADIE, fetch)).toBeNull();
      expect(await leerDatosPublicos(`${mundo().direccion}/no-existe`, fetch)).toBeNull();
    });
  });
};
