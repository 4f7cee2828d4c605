import { permisosDe } from '@tests/application/dobles/permisos';
import { unFormato } from '@tests/builders/un-formato';
import { beforeEach, describe, expect, it } from 'vitest';
import { recibirPapel, retirarPapel } from '@/application/formatos/recibir-papel';
import { type DatosPapel, papelNuevo } from '@/domain/formatos/datos-papel';
import { esquemaPapelRecibido, type PapelRecibido } from '@/domain/formatos/papel-recibido';
import type { Rol } from '@/domain/shared/rol';

describe('los papeles firmados de alguien', () => {
  let guardados: PapelRecibido[];
  beforeEach(() => {
    guardados = [];
  });
  const deps = (rol: Rol = 'ADMINISTRADOR', codigos: readonly string[] | null = ['CARTA', 'REGLAMENTO']) => ({
    formatos: {
      listar: async () =>
        codigos?.map((codigo) => unFormato().conCodigo(codigo).almacenado({ id: codigo })) ?? null,
    },
    papeles: {
      listar: async () => guardados,
      recibir: async (participante_id: number | string, codigo: string, datos: DatosPapel, hoy: string) => {
        const papel = esquemaPapelRecibido.parse({
          id: 1,
          participante_id,
          codigo,
          ...papelNuevo(datos, hoy),
        });
        guardados.push(papel);
        return papel;
      },
      retirar: async () => {
        guardados = [];
      },
    },
    permisos: permisosDe(rol),
    reloj: { ahora: () => new Date('2026-11-22T03:00:00Z') },
  });

  it('quien solo consulta no dice que se recibieron, ni los quita', async () => {
    await expect(recibirPapel(deps('CONSULTA'))(7, 'CARTA', { fecha: 'nada' })).rejects.toMatchObject({
      codigo: 'PERMISO_DENEGADO',
    });
    await expect(retirarPapel(deps('CONSULTA'))(7, 'CARTA')).rejects.toMatchObject({
      codigo: 'PERMISO_DENEGADO',
    });
    expect(guardados).toEqual([]);
  });

  it('hoy es el día de Bogotá', async () => {
    await recibirPapel(deps())(7, 'CARTA', {});
    expect(guardados).toMatchObject([{ codigo: 'CARTA', fecha: '2026-11-21', archivo: null }]);
  });

  it('de un archivo que no está no se dice que se recibió', async () => {
    const ruta = 'formatos/participantes/7/pdf/carta.pdf';
    const hay = (que: 'archivo' | 'carpeta' | null) => ({ ...deps(), archivos: { queHay: async () => que } });
    for (const que of ['carpeta', null] as const)
      await expect(recibirPapel(hay(que))(7, 'CARTA', { archivo: ruta })).rejects.toMatchObject({
        codigo: 'VALIDACION',
        message: 'El archivo no llegó o ya no está: súbalo otra vez',
      });
    expect(guardados).toEqual([]);
    await recibirPapel(hay(null))(7, 'CARTA', { archivo: null });
    await recibirPapel(hay('archivo'))(7, 'CARTA', { archivo: ruta });
    expect(guardados).toMatchObject([{ archivo: null }, { archivo: ruta }]);
  });

  it('de una plantilla que nadie conoce no hay papel; donde no hay plantillas no se pregunta', async () => {
    await expect(recibirPapel(deps())(7, 'OTRA', {})).rejects.toMatchObject({
      codigo: 'NO_ENCONTRADO',
      message: 'No existe una plantilla con el identificador OTRA',
    });
    expect(guardados).toEqual([]);
    await recibirPapel(deps('ADMINISTRADOR', null))(7, 'OTRA', {});
    expect(guardados).toHaveLength(1);
  });

  it('el que se dijo por error se quita', async () => {
    await recibirPapel(deps())(7, 'CARTA', {});
    await retirarPapel(deps())(7, 'CARTA', { papel: 1, version: 1 });
    expect(guardados).toEqual([]);
  });
});
