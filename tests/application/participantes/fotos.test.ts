import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { repositorioAnotado } from '@tests/application/dobles/repositorio';
import { HOY, participante } from '@tests/domain/ejemplos';
import { describe, expect, it, vi } from 'vitest';
import { actualizarParticipante } from '@/application/participantes/actualizar-participante';
import type { FotosDeParticipantes } from '@/application/participantes/fotos/fotos-de-participantes.port';
import { fotosDe } from '@/application/participantes/fotos/servicios-fotos';
import type { Participante } from '@/domain/participantes/participante';
import type { Rol } from '@/domain/shared/rol';

const FOTO = { imagen: 'data:image/png;base64,AAAA', miniatura: 'data:image/png;base64,BBBB' };
const OTORGADA = { otorgada: true, version: '1', fecha: HOY, medio: 'ESCRITO' as const, revocada_en: null };
const REVOCADA = { ...OTORGADA, revocada_en: HOY };

interface Caso {
  rol?: Rol;
  autorizacion_datos?: Participante['autorizacion_datos'];
}

const preparar = ({ rol = 'ADMINISTRADOR', autorizacion_datos = OTORGADA }: Caso = {}) => {
  const fotos = {
    obtener: vi.fn<FotosDeParticipantes['obtener']>(async (participante_id) => ({
      participante_id,
      imagen: FOTO.imagen,
    })),
    miniaturas: vi.fn<FotosDeParticipantes['miniaturas']>(async (ids) =>
      ids.map((participante_id) => ({ participante_id, miniatura: FOTO.miniatura })),
    ),
    guardar: vi.fn<FotosDeParticipantes['guardar']>(async () => undefined),
    quitar: vi.fn<FotosDeParticipantes['quitar']>(async () => undefined),
  };
  const participantes = repositorioAnotado([participante({ autorizacion_datos })]);
  const permisos = permisosDe(rol);
  return {
    fotos,
    casos: fotosDe({ fotos, participantes, permisos }),
    actualizar: actualizarParticipante({ participantes, permisos, reloj: relojEn(), fotos }),
  };
};

describe('las fotos de los participantes', () => {
  it('nadie más que ADMINISTRADOR las ve, ni las cambia', async () => {
    const { fotos, casos } = preparar({ rol: 'CONSULTA' });
    for (const pedida of [
      casos.obtener(1),
      casos.listarMiniaturas([1]),
      casos.guardar(1, FOTO),
      casos.quitar(1),
    ])
      await expect(pedida).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
    for (const llamada of Object.values(fotos)) expect(llamada).not.toHaveBeenCalled();
  });

  it('se ven la de alguien y las pequeñas de una lista; de una lista vacía no se pide ninguna', async () => {
    const { fotos, casos } = preparar();
    expect(await casos.obtener(1)).toEqual({ participante_id: 1, imagen: FOTO.imagen });
    expect(await casos.listarMiniaturas([1])).toEqual([{ participante_id: 1, miniatura: FOTO.miniatura }]);
    expect(await casos.listarMiniaturas([])).toEqual([]);
    expect(fotos.miniaturas).toHaveBeenCalledTimes(1);
  });

  it('se guarda la de quien autorizó sus datos, y se quita', async () => {
    const { fotos, casos } = preparar();
    await casos.guardar(1, FOTO);
    expect(fotos.guardar.mock.calls).toEqual([[1, FOTO]]);
    await casos.quitar(1);
    expect(fotos.quitar.mock.calls).toEqual([[1]]);
  });

  it.each([null, REVOCADA, { ...OTORGADA, otorgada: false }])(
    'con la autorización %j no',
    async (autorizacion_datos) => {
      const { fotos, casos } = preparar({ autorizacion_datos });
      await expect(casos.guardar(1, FOTO)).rejects.toMatchObject({
        codigo: 'VALIDACION',
        message: 'Primero registre la autorización de datos',
      });
      expect(fotos.guardar).not.toHaveBeenCalled();
    },
  );

  it('piden de quién, que exista, y una imagen', async () => {
    const { fotos, casos } = preparar();
    await expect(casos.guardar(' ', FOTO)).rejects.toMatchObject({ message: 'ID de participante requerido' });
    await expect(casos.quitar('')).rejects.toMatchObject({ message: 'ID de participante requerido' });
    await expect(casos.guardar(1, {})).rejects.toMatchObject({ message: 'Elija una foto' });
    await expect(casos.guardar(99, FOTO)).rejects.toMatchObject({
      codigo: 'NO_ENCONTRADO',
      message: 'No existe un participante con el identificador 99',
    });
    expect([fotos.guardar.mock.calls, fotos.quitar.mock.calls]).toEqual([[], []]);
  });
});

describe('la foto de quien deja de autorizar', () => {
  it.each([
    ['la revoca', OTORGADA, { autorizacion_datos: REVOCADA }, 1],
    ['cambia otra cosa', OTORGADA, { eps: 'Sura' }, 0],
    ['no la había dado', null, { eps: 'Sura' }, 0],
    ['la da', null, { autorizacion_datos: OTORGADA }, 0],
  ])('si %s', async (_caso, autorizacion_datos, cambios, quitadas) => {
    const { fotos, actualizar } = preparar({ autorizacion_datos });
    await actualizar(1, cambios);
    expect(fotos.quitar.mock.calls).toEqual(Array(quitadas).fill([1]));
  });

  it('revocar también se puede donde el servicio quita las fotos por su cuenta', async () => {
    const participantes = repositorioAnotado([participante({ autorizacion_datos: OTORGADA })]);
    const permisos = permisosDe('ADMINISTRADOR');
    const actualizar = actualizarParticipante({ participantes, permisos, reloj: relojEn() });
    await expect(actualizar(1, { autorizacion_datos: REVOCADA })).resolves.toMatchObject({ id: 1 });
  });
});
