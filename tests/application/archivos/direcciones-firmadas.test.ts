import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { describe, expect, it, vi } from 'vitest';
import type { Contenido } from '@/application/archivos/bodega-archivos.port';
import { firmarArchivos } from '@/application/archivos/firmar-archivos';
import { usarFirma } from '@/application/archivos/usar-firma';
import { errorNombreOcupado, errorSinArchivo } from '@/domain/archivos/errores-archivos';
import type { PermisoFirmado } from '@/domain/archivos/permiso-firmado';
import type { Rol } from '@/domain/shared/rol';

const AHORA = '2026-11-21T17:00:00Z';
const EN_UN_MINUTO = Date.parse(AHORA) + 60_000;

describe('pedir una dirección', () => {
  const pedir = (rol: Rol, hay = true, ocupado = false, credencial: string | null = 'la de hoy') => {
    const firmados: PermisoFirmado[] = [];
    const preguntados: string[] = [];
    const direcciones = firmarArchivos({
      custodia: {
        exigirArchivo: async (ruta) => {
          preguntados.push(ruta);
          if (!hay) throw errorSinArchivo();
        },
        exigirEliminable: async () => undefined,
        exigirQueQuepa: async (ruta, siExiste) => {
          preguntados.push(ruta);
          if (ocupado && siExiste === '') throw errorNombreOcupado();
        },
      },
      firmas: {
        firmar: async (permiso) => {
          firmados.push(permiso);
          return 'firma=x';
        },
      },
      firmantes: { credencial: async () => credencial },
      permisos: permisosDe(rol),
      reloj: relojEn(AHORA),
      ids: { nuevo: () => 'unico-1' },
      usuario: 7,
      rol,
    });
    return { direcciones, firmados, preguntados };
  };
  const comun = {
    usuario: 7,
    rol: 'ADMINISTRADOR',
    credencial: 'la de hoy',
    siExiste: '',
    expira: EN_UN_MINUTO,
    unico: 'unico-1',
  };

  it('para subir dice qué, de qué tipo y cuánto', async () => {
    const { direcciones, firmados } = pedir('ADMINISTRADOR');
    expect(await direcciones.subida('formatos', 'acta.pdf', 'Application/PDF; v=1')).toBe('firma=x');
    expect(firmados).toEqual([
      { ...comun, metodo: 'PUT', clave: 'formatos/acta.pdf', tipo: 'application/pdf', maximo: 10_485_760 },
    ]);
  });

  it('para eliminar y descargar, lo que existe', async () => {
    const { direcciones, firmados, preguntados } = pedir('ADMINISTRADOR');
    await direcciones.eliminacion('formatos/a.pdf');
    await direcciones.descarga('formatos/b.pdf');
    expect(firmados).toEqual([
      { ...comun, metodo: 'DELETE', clave: 'formatos/a.pdf', tipo: '', maximo: 0 },
      { ...comun, metodo: 'GET', clave: 'formatos/b.pdf', tipo: '', maximo: 0 },
    ]);
    expect(preguntados).toEqual(['formatos/a.pdf', 'formatos/b.pdf']);
  });

  it('a quien dejó de estar activo no se le firma nada', async () => {
    const { direcciones, firmados } = pedir('ADMINISTRADOR', true, false, null);
    await expect(direcciones.descarga('a.pdf')).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
    expect(firmados).toEqual([]);
  });

  it('un nombre ocupado se niega antes de firmar, salvo que se diga qué hacer', async () => {
    const { direcciones, firmados } = pedir('ADMINISTRADOR', true, true);
    await expect(direcciones.subida('formatos', 'acta.pdf', '')).rejects.toMatchObject({
      codigo: 'DUPLICADO',
    });
    expect(firmados).toEqual([]);
    await direcciones.subida('formatos', 'acta.pdf', '', 'REEMPLAZAR');
    expect(firmados[0]).toMatchObject({ siExiste: 'REEMPLAZAR' });
  });

  it('quien consulta solo descarga', async () => {
    const { direcciones, firmados } = pedir('CONSULTA');
    const negado = { codigo: 'PERMISO_DENEGADO', message: 'Permission denied: Admin access required' };
    await expect(direcciones.subida('formatos', 'a.pdf', '')).rejects.toMatchObject(negado);
    await expect(direcciones.eliminacion('a.pdf')).rejects.toMatchObject(negado);
    expect(firmados).toEqual([]);
    expect(await direcciones.descarga('a.pdf')).toBe('firma=x');
  });

  it('lo que no existe o no es una ruta no se firma', async () => {
    const { direcciones, firmados } = pedir('ADMINISTRADOR', false);
    const perdido = { codigo: 'NO_ENCONTRADO', message: 'El archivo ya no existe: actualice la lista' };
    await expect(direcciones.descarga('a.pdf')).rejects.toMatchObject(perdido);
    await expect(direcciones.eliminacion('a.pdf')).rejects.toMatchObject(perdido);
    await expect(direcciones.descarga('')).rejects.toMatchObject({ codigo: 'VALIDACION' });
    await expect(direcciones.eliminacion('../a')).rejects.toMatchObject({ codigo: 'VALIDACION' });
    await expect(direcciones.subida('a/', 'b', '')).rejects.toMatchObject({ codigo: 'VALIDACION' });
    expect(firmados).toEqual([]);
  });
});

const PERMISO: PermisoFirmado = {
  metodo: 'PUT',
  clave: 'formatos/acta.pdf',
  maximo: 10,
  tipo: 'application/pdf',
  siExiste: '',
  usuario: 7,
  rol: 'ADMINISTRADOR',
  credencial: 'la de hoy',
  expira: EN_UN_MINUTO,
  unico: 'unico-1',
};

async function* bytes(...tamanos: number[]): AsyncGenerator<Uint8Array> {
  for (const tamano of tamanos) yield new Uint8Array(tamano);
}

const conDireccion = (
  cambios: Partial<PermisoFirmado> = {},
  { nueva = true, hay = true, credencial = 'la de hoy' as string | null } = {},
) => {
  const actores: unknown[] = [];
  const guardados: [string, number][] = [];
  const guardar = async (ruta: string, siExiste: string, contenido: Contenido) => {
    let total = 0;
    for await (const trozo of contenido) total += trozo.byteLength;
    guardados.push([ruta, total]);
    return siExiste === 'CONSERVAR_AMBAS' ? `otra ${ruta}` : ruta;
  };
  const eliminar = vi.fn(async () => undefined);
  const usar = vi.fn(async () => nueva);
  const abrir = vi.fn(async () => {
    if (!hay) throw errorSinArchivo();
    return { contenido: bytes(3), tamano: 3 };
  });
  const uso = usarFirma({
    custodia: ({ usuario, rol }, origen) => {
      actores.push([usuario, rol, origen]);
      return { recibir: guardar, abrir, eliminar };
    },
    firmas: { leer: async () => ({ ...PERMISO, ...cambios }) },
    usadas: { usar },
    firmantes: { credencial: async () => credencial },
    reloj: relojEn(AHORA),
  });
  const recibir = (subida: Partial<Parameters<typeof uso.recibir>[1]> = {}) =>
    uso.recibir(
      {},
      { tipo: PERMISO.tipo, tamanoDeclarado: 10, contenido: bytes(6, 4), ...subida },
      '10.0.0.1',
    );
  return { ...uso, recibir, actores, guardados, eliminar, usar, abrir };
};
const NEGADA = { codigo: 'PERMISO_DENEGADO' };

describe('usar una dirección', () => {
  it('subir guarda por quien la pidió, y gasta la dirección', async () => {
    const { recibir, guardados, actores, usar } = conDireccion();
    const hecho = await recibir({ tipo: 'Application/PDF;x=1' });
    expect(hecho).toEqual({ ruta: 'formatos/acta.pdf', pedida: 'formatos/acta.pdf', usuario: 7 });
    expect(guardados).toEqual([['formatos/acta.pdf', 10]]);
    expect(usar).toHaveBeenCalledWith('unico-1', new Date(EN_UN_MINUTO));
    expect(actores).toEqual([[7, 'ADMINISTRADOR', '10.0.0.1']]);
  });

  it('lo que quedó con otro nombre se dice', async () => {
    const { recibir } = conDireccion({ siExiste: 'CONSERVAR_AMBAS' });
    expect(await recibir()).toMatchObject({ ruta: 'otra formatos/acta.pdf', pedida: 'formatos/acta.pdf' });
  });

  it.each([['la de después'], [null]])(
    'con la cuenta cambiada (%s) no sirve ni se gasta',
    async (credencial) => {
      const { recibir, guardados, usar } = conDireccion({}, { credencial });
      await expect(recibir()).rejects.toMatchObject(NEGADA);
      for (const metodo of ['GET', 'DELETE'] as const) {
        const { entregar, borrar, abrir, eliminar } = conDireccion({ metodo }, { credencial });
        await expect((metodo === 'GET' ? entregar : borrar)({}, null)).rejects.toMatchObject(NEGADA);
        expect([abrir.mock.calls.length, eliminar.mock.calls.length]).toEqual([0, 0]);
      }
      expect([guardados, usar.mock.calls]).toEqual([[], []]);
    },
  );

  it('borrar elimina por quien la pidió', async () => {
    const { borrar, eliminar, actores, usar } = conDireccion({ metodo: 'DELETE' });
    await borrar({}, null);
    expect(eliminar).toHaveBeenCalledWith('formatos/acta.pdf');
    expect(usar).toHaveBeenCalledTimes(1);
    expect(actores).toEqual([[7, 'ADMINISTRADOR', null]]);
  });

  it('descargar entrega el archivo con su nombre', async () => {
    const { entregar, abrir, usar } = conDireccion({ metodo: 'GET' });
    expect(await entregar({}, null)).toMatchObject({ nombre: 'acta.pdf', tamano: 3 });
    expect(abrir).toHaveBeenCalledWith('formatos/acta.pdf');
    expect(usar).toHaveBeenCalledTimes(1);
  });

  it('lo que ya no está no se entrega', async () => {
    const { entregar } = conDireccion({ metodo: 'GET' }, { hay: false });
    await expect(entregar({}, null)).rejects.toMatchObject({ codigo: 'NO_ENCONTRADO' });
  });

  it.each([
    ['de otro método', { metodo: 'GET' as const }],
    ['vencida en este instante', { expira: Date.parse(AHORA) }],
    ['que dura más de un minuto', { expira: EN_UN_MINUTO + 1 }],
  ])('una %s no recibe, y sigue sin usarse', async (_caso, cambios) => {
    const { recibir, usar, guardados, actores } = conDireccion(cambios);
    await expect(recibir()).rejects.toMatchObject(NEGADA);
    expect(usar).not.toHaveBeenCalled();
    expect([...guardados, ...actores]).toEqual([]);
  });

  it('un milisegundo antes de vencer sirve', async () => {
    const { recibir, guardados } = conDireccion({ expira: Date.parse(AHORA) + 1 });
    await recibir();
    expect(guardados).toHaveLength(1);
  });

  it.each(['DELETE', 'PUT'] as const)('con una de %s no se descarga', async (metodo) => {
    await expect(conDireccion({ metodo }).entregar({}, null)).rejects.toMatchObject(NEGADA);
  });

  it.each(['GET', 'PUT'] as const)('con una de %s no se borra', async (metodo) => {
    const { borrar, eliminar } = conDireccion({ metodo });
    await expect(borrar({}, null)).rejects.toMatchObject(NEGADA);
    expect(eliminar).not.toHaveBeenCalled();
  });

  it('usada antes no vale para nada', async () => {
    const usada = { nueva: false };
    const [subir, bajar, quitar] = (['PUT', 'GET', 'DELETE'] as const).map((metodo) =>
      conDireccion({ metodo }, usada),
    );
    await expect(subir?.recibir()).rejects.toMatchObject(NEGADA);
    await expect(bajar?.entregar({}, null)).rejects.toMatchObject(NEGADA);
    await expect(quitar?.borrar({}, null)).rejects.toMatchObject(NEGADA);
    expect(subir?.guardados).toEqual([]);
    expect(bajar?.abrir).not.toHaveBeenCalled();
    expect(quitar?.eliminar).not.toHaveBeenCalled();
  });

  it('otro tipo que el firmado no se recibe', async () => {
    const { recibir, guardados, usar } = conDireccion();
    await expect(recibir({ tipo: 'text/html' })).rejects.toMatchObject(NEGADA);
    expect(usar).not.toHaveBeenCalled();
    expect(guardados).toEqual([]);
  });

  it('una clave que sale del almacén no se usa', async () => {
    const { recibir, usar } = conDireccion({ clave: '../fuera' });
    await expect(recibir()).rejects.toMatchObject({ codigo: 'VALIDACION' });
    expect(usar).not.toHaveBeenCalled();
  });

  it.each([
    [{ tamanoDeclarado: 10_485_761 }],
    [{ tamanoDeclarado: null, contenido: bytes(6, 5) }],
    [{ tamanoDeclarado: 3, contenido: bytes(11) }],
  ])('%# de más no queda guardado', async (subida) => {
    const { recibir, guardados } = conDireccion();
    await expect(recibir(subida)).rejects.toMatchObject({
      codigo: 'DEMASIADO_GRANDE',
      message: 'File size exceeds 10MB limit',
    });
    expect(guardados).toEqual([]);
  });

  it('sin decir cuánto también se recibe', async () => {
    const { recibir, guardados } = conDireccion();
    await recibir({ tamanoDeclarado: null });
    expect(guardados).toEqual([['formatos/acta.pdf', 10]]);
  });
});
