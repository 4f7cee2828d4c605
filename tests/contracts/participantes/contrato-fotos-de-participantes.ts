import { permisosDe } from '@tests/application/dobles/permisos';
import { unParticipante } from '@tests/builders/un-participante';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { actualizarParticipante } from '@/application/participantes/actualizar-participante';
import { fotosDe } from '@/application/participantes/fotos/servicios-fotos';
import type { Id } from '@/domain/shared/id';
import { ID_INEXISTENTE } from '../apoyo/ids';
import { type AbrirMundo, usarMundo } from '../apoyo/mundo';
import { rechazo } from '../apoyo/rechazo';

const PAGINA = { pagina: 1, limite: 10 };
const ANCHO = { a: 30, b: 20 };
const dibujo = async (ancho: number) => {
  const lienzo = sharp({ create: { width: ancho, height: ancho, channels: 3, background: '#0f5b4c' } });
  return `data:image/jpeg;base64,${(await lienzo.jpeg().toBuffer()).toString('base64')}`;
};
/** The small one is of half the width. */
const con = async (cual: keyof typeof ANCHO) => ({
  imagen: await dibujo(ANCHO[cual]),
  miniatura: await dibujo(ANCHO[cual] / 2),
});
/** A service may draw it again: it is told by its width. */
const anchoDe = async (foto = ''): Promise<number> =>
  (await sharp(Buffer.from(foto.slice(foto.indexOf(',') + 1), 'base64')).metadata()).width;

export const contratoFotosDeParticipantes = (nombre: string, crearAdaptador: AbrirMundo): void => {
  describe(`FotosDeParticipantes: ${nombre}`, () => {
    const mundo = usarMundo(crearAdaptador);
    const deps = () => ({
      fotos: mundo().fotos,
      participantes: mundo().participantes,
      permisos: permisosDe('ADMINISTRADOR'),
    });
    const casos = () => fotosDe(deps());
    const imagenDe = async (id: Id) => (await casos().obtener(id)).imagen;
    const persona = async (): Promise<Id> =>
      (await mundo().participantes.crear(unParticipante().conAutorizacion().datos())).id;

    it('is of one person, and the new one takes the place of the one before', async () => {
      const [una, otra] = [await persona(), await persona()];
      await casos().guardar(una, await con('a'));
      await casos().guardar(una, await con('b'));
      expect(await anchoDe((await imagenDe(una)) ?? '')).toBe(ANCHO.b);
      expect(await imagenDe(otra)).toBeNull();
      expect(await imagenDe(ID_INEXISTENTE)).toBeNull();
      const chicas = await casos().listarMiniaturas([una, otra, ID_INEXISTENTE]);
      expect(chicas).toHaveLength(1);
      expect(await anchoDe(chicas[0]?.miniatura)).toBe(ANCHO.b / 2);
      expect(String(chicas[0]?.participante_id)).toBe(String(una));
    });

    it('taken away is no more, and nothing happens to who had none', async () => {
      const id = await persona();
      await casos().guardar(id, await con('a'));
      await casos().quitar(id);
      await casos().quitar(id);
      expect(await imagenDe(id)).toBeNull();
    });

    it('is kept only while the person allows it', async () => {
      const { id } = await mundo().participantes.crear(unParticipante().datos());
      await rechazo(casos().guardar(id, await con('a')), 'VALIDACION');
      const autorizada = await persona();
      await casos().guardar(autorizada, await con('a'));
      const cambiar = actualizarParticipante({ ...deps(), reloj: { ahora: () => new Date() } });
      await cambiar(autorizada, { observaciones: 'Nada que ver' });
      expect(await imagenDe(autorizada)).not.toBeNull();
      await cambiar(autorizada, { autorizacion_datos: { otorgada: false } });
      expect(await imagenDe(autorizada)).toBeNull();
    });

    it('the history of everybody says whose it was', async () => {
      const { id, nombre: suNombre } = await mundo().participantes.crear(
        unParticipante().conAutorizacion().datos(),
      );
      await casos().guardar(id, await con('a'));
      const lineas = await mundo().actividad.buscar({ entidad: 'foto', ...PAGINA });
      expect(lineas?.datos[0]).toMatchObject({ accion: 'CREAR', nombre: suNombre });
    });

    it('goes with its person', async () => {
      const id = await persona();
      await casos().guardar(id, await con('a'));
      await mundo().participantes.eliminar(id);
      expect(await imagenDe(id)).toBeNull();
      await rechazo(casos().guardar(id, await con('a')), 'NO_ENCONTRADO');
    });

    it('the history tells that there was one, and never the face', async () => {
      const id = await persona();
      await casos().guardar(id, await con('a'));
      await casos().guardar(id, await con('b'));
      await casos().quitar(id);
      const lineas = (await mundo().actividad.buscar({ ...PAGINA, entidad: 'foto' }))?.datos ?? [];
      expect(lineas.map(({ accion }) => accion)).toEqual(['ELIMINAR', 'ACTUALIZAR', 'CREAR']);
      expect(JSON.stringify(lineas)).not.toContain('base64');
    });
  });
};
