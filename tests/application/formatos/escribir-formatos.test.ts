import { permisosDe } from '@tests/application/dobles/permisos';
import { repositorioAnotado } from '@tests/application/dobles/repositorio';
import { unFormato } from '@tests/builders/un-formato';
import { describe, expect, it } from 'vitest';
import { actualizarFormato } from '@/application/formatos/actualizar-formato';
import { crearFormato } from '@/application/formatos/crear-formato';
import { eliminarFormato } from '@/application/formatos/eliminar-formato';
import { imprimirDocumentos } from '@/application/formatos/imprimir-documentos';
import { instalarPlantillas } from '@/application/formatos/instalar-plantillas';
import { formatosDePeticion } from '@/application/formatos/servicios-formatos';
import type { DocumentoPreparado } from '@/domain/formatos/documento-preparado';
import type { Formato } from '@/domain/formatos/formato';
import type { Rol } from '@/domain/shared/rol';
import { montar } from './apoyo/mundo-formatos';

const con = (estado: Formato['estado'], rol: Rol = 'ADMINISTRADOR') => {
  const formatos = repositorioAnotado([unFormato().almacenado({ id: 1, estado, version: 4 })]);
  return { formatos, permisos: permisosDe(rol) };
};
const escrituras = ({ formatos }: ReturnType<typeof con>) =>
  formatos.llamadas.filter(({ metodo }) => ['crear', 'actualizar', 'eliminar'].includes(metodo));

describe('escribir plantillas', () => {
  it('CONSULTA no escribe, ni siquiera se mira lo que envía', async () => {
    const deps = con('BORRADOR', 'CONSULTA');
    for (const intento of [
      () => crearFormato(deps)({ inventado: 1 }),
      () => actualizarFormato(deps)(1, { inventado: 1 }),
      () => eliminarFormato(deps)(1),
    ])
      await expect(intento()).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
    expect(deps.formatos.llamadas).toEqual([]);
  });

  it('crea lo que se le pide, con su clave', async () => {
    const deps = con('BORRADOR');
    const datos = unFormato().datos();
    await crearFormato(deps)(datos, { clave: 'abc' });
    expect(deps.formatos.llamadas).toEqual([{ metodo: 'crear', argumentos: [datos, { clave: 'abc' }] }]);
    await expect(crearFormato(deps)({})).rejects.toMatchObject({ codigo: 'VALIDACION' });
  });

  it('reescribe un borrador y lo publica, y no lo que ya se publicó', async () => {
    const borrador = con('BORRADOR');
    await actualizarFormato(borrador)(1, { nombre: 'Otro nombre', estado: 'VIGENTE', version: 4 });
    expect(escrituras(borrador)).toHaveLength(1);
    const vigente = con('VIGENTE');
    await expect(actualizarFormato(vigente)(1, { nombre: 'Otro nombre' })).rejects.toMatchObject({
      codigo: 'CONFLICTO',
    });
    expect(escrituras(vigente)).toEqual([]);
  });

  it('una versión vieja llega hasta quien guarda, que la explica como tal', async () => {
    const deps = con('VIGENTE');
    await actualizarFormato(deps)(1, { nombre: 'Otro nombre', version: 3 });
    expect(escrituras(deps)).toHaveLength(1);
  });

  it('descarta solo borradores', async () => {
    const borrador = con('BORRADOR');
    await eliminarFormato(borrador)(1);
    expect(escrituras(borrador)).toHaveLength(1);
    const obsoleto = con('OBSOLETO');
    await expect(eliminarFormato(obsoleto)(1)).rejects.toMatchObject({ codigo: 'CONFLICTO' });
    expect(escrituras(obsoleto)).toEqual([]);
  });

  it('pide el id y dice cuando no existe', async () => {
    const deps = con('BORRADOR');
    for (const intento of [() => actualizarFormato(deps)('', {}), () => eliminarFormato(deps)('')])
      await expect(intento()).rejects.toMatchObject({ message: 'ID de plantilla requerido' });
    for (const intento of [() => actualizarFormato(deps)(9, {}), () => eliminarFormato(deps)(9)])
      await expect(intento()).rejects.toMatchObject({ codigo: 'NO_ENCONTRADO' });
  });

  it('instala solo lo que esta fundación no ha tenido', async () => {
    const { formatos } = con('OBSOLETO');
    const [conocida] = await formatos.listar();
    const nueva = unFormato().datos();
    await instalarPlantillas({ formatos })([{ ...nueva, codigo: conocida?.codigo ?? '' }, nueva]);
    expect(escrituras({ formatos, permisos: permisosDe('ADMINISTRADOR') })).toMatchObject([
      { metodo: 'crear', argumentos: [nueva, { clave: `plantilla-${nueva.codigo}` }] },
      { metodo: 'actualizar', argumentos: [1, { estado: 'VIGENTE', version: 4 }] },
    ]);
  });
});

describe('lo que se pide de las plantillas', () => {
  it('en el servicio se imprime lo que el panel prepara', async () => {
    const { deps } = montar({});
    const inesperada = () => Promise.reject(new Error('Llamada que no se esperaba'));
    const casos = formatosDePeticion({
      ...deps,
      formatos: con('VIGENTE').formatos,
      papeles: { listar: async () => [], recibir: inesperada, retirar: inesperada },
      imprenta: { componer: async (titulo) => new TextEncoder().encode(titulo) },
    });
    expect(await casos.listarPapeles(7)).toEqual([]);
    const preparado = await casos.preparar(1, 7);
    expect(new TextDecoder().decode(await casos.imprimir('Paz', [preparado]))).toBe('Paz');
  });
});

describe('imprimirDocumentos', () => {
  const documento = (impedimento: string | null) => ({ impedimento }) as DocumentoPreparado;
  const imprimir = imprimirDocumentos({ componer: async (titulo) => new TextEncoder().encode(titulo) });

  it('compone lo que se puede expedir', async () => {
    expect(new TextDecoder().decode(await imprimir('Paz', [documento(null)]))).toBe('Paz');
  });

  it('uno que no se puede expedir detiene el papel, con su porqué; y sin ninguno no hay papel', async () => {
    await expect(imprimir('Paz', [documento(null), documento('Ana debe')])).rejects.toMatchObject({
      codigo: 'CONFLICTO',
      message: 'Ana debe',
    });
    await expect(imprimir('Paz', [])).rejects.toMatchObject({ codigo: 'VALIDACION' });
  });
});
