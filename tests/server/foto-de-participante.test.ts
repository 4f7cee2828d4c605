import { llamar } from '@tests/server/apoyo/llamar';
import { servidorConDatos } from '@tests/server/apoyo/servidor-con-datos';
import type { ServidorDePrueba } from '@tests/server/apoyo/servidor-de-prueba';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const RUTA = '/dashboard-api/participantes/1/foto';
const LADO = { imagen: 480, miniatura: 96 };

let servidor: ServidorDePrueba;
beforeAll(async () => {
  servidor = await servidorConDatos();
  await llamar(servidor, 'PUT /dashboard-api/participantes/1', {
    token: servidor.tokenAdmin,
    cuerpo: { autorizacion_datos: { otorgada: true, fecha: '2026-01-10', medio: 'ESCRITO' } },
  });
});
afterAll(() => servidor.cerrar());

const incrustada = (bytes: Buffer | string, tipo: string): string =>
  `data:image/${tipo};base64,${Buffer.from(bytes).toString('base64')}`;
const bytesDe = (foto: unknown): Buffer => Buffer.from(String(foto).split(',')[1] ?? '', 'base64');
const guardar = (imagen: string) =>
  llamar(servidor, `PUT ${RUTA}`, { token: servidor.tokenAdmin, cuerpo: { imagen, miniatura: imagen } });
const leer = async (ruta: string) =>
  (await llamar(servidor, `GET ${ruta}`, { token: servidor.tokenAdmin })).cuerpo;

/** As a telephone leaves it: with where it was taken. */
const conLugar = () =>
  sharp({ create: { width: 60, height: 30, channels: 3, background: '#0f5b4c' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'canario-de-la-foto' }, IFD3: { GPSLatitudeRef: 'N' } })
    .toBuffer();

describe('la foto de un participante, enviada sin el panel', () => {
  it('se guarda sin el lugar donde se tomó, y no más grande de lo que se ve', async () => {
    const bytes = await conLugar();
    expect(bytes.toString('latin1')).toContain('Exif');
    expect((await guardar(incrustada(bytes, 'jpeg'))).estado).toBe(204);
    const { imagen } = await leer(RUTA);
    const { data } = await leer('/dashboard-api/participantes/fotos?ids=1');
    const guardadas = { imagen, miniatura: (data as { miniatura: string }[])[0]?.miniatura };
    for (const foto of Object.values(guardadas)) {
      expect(bytesDe(foto).toString('latin1')).not.toMatch(/Exif|EXIF|canario/);
      expect(await sharp(bytesDe(foto)).metadata()).toMatchObject({ width: 60, height: 30 });
    }
  });

  it('una más grande se guarda del tamaño en que se ve', async () => {
    const grande = sharp({ create: { width: 900, height: 900, channels: 3, background: '#0f5b4c' } });
    const chica = await grande.clone().resize(300).jpeg().toBuffer();
    const cuerpo = {
      imagen: incrustada(await grande.jpeg().toBuffer(), 'jpeg'),
      miniatura: incrustada(chica, 'jpeg'),
    };
    await llamar(servidor, `PUT ${RUTA}`, { token: servidor.tokenAdmin, cuerpo });
    const { imagen } = await leer(RUTA);
    expect((await sharp(bytesDe(imagen)).metadata()).width).toBe(LADO.imagen);
    const { data } = await leer('/dashboard-api/participantes/fotos?ids=1');
    const [suya] = data as { miniatura: string }[];
    expect((await sharp(bytesDe(suya?.miniatura)).metadata()).width).toBe(LADO.miniatura);
  });

  it.each([
    ['un dibujo que dice ser PNG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['una página que dice ser PNG', '<!doctype html>'],
    ['solo el comienzo de una PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
  ])('%s no se guarda, y se dice', async (_, contenido) => {
    const { imagen: antes } = await leer(RUTA);
    const { estado, cuerpo } = await guardar(incrustada(contenido, 'png'));
    expect(estado).toBe(400);
    expect(cuerpo.error?.message).toBe('No se pudo leer esa imagen. Pruebe con otra, JPG, PNG o WEBP');
    expect((await leer(RUTA)).imagen).toBe(antes);
  });

  it('verla deja rastro; no tener ninguna, no', async () => {
    const vistas = async () => {
      const { data } = await leer('/dashboard-api/actividad?entidad=foto&id=1');
      return (data as { accion: string; usuario: string }[]).filter(({ accion }) => accion === 'CONSULTAR');
    };
    const antes = await vistas();
    await guardar(incrustada(await conLugar(), 'jpeg'));
    await leer(RUTA);
    const despues = await vistas();
    expect(despues).toHaveLength(antes.length + 1);
    expect(despues[0]).toMatchObject({ usuario: 'admin@fundacion.example' });
    await llamar(servidor, `DELETE ${RUTA}`, { token: servidor.tokenAdmin });
    await leer(RUTA);
    expect(await vistas()).toHaveLength(despues.length);
  });
});
