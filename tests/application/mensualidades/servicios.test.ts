import { SIN_COBRO_CONFIGURADO } from '@tests/application/dobles/cobro';
import { permisosDe } from '@tests/application/dobles/permisos';
import { relojEn } from '@tests/application/dobles/reloj';
import { repositorioAnotado } from '@tests/application/dobles/repositorio';
import { SIN_CIERRES } from '@tests/builders/sin-cierres';
import { mensualidad } from '@tests/domain/ejemplos';
import { describe, expect, it, vi } from 'vitest';
import {
  finanzasDelPanel,
  mensualidadesDelPanel,
  mensualidadesDePeticion,
} from '@/application/mensualidades/servicios-mensualidades';

const libro = () => ({
  ...{ registrar: vi.fn(), ajustar: vi.fn(), anular: vi.fn(), recibo: vi.fn(), buscar: vi.fn() },
  ...{ cambiarSede: vi.fn(), sumar: vi.fn(), numeracion: vi.fn(), registradores: vi.fn() },
});
const puertos = (falla?: unknown) => ({
  mensualidades: repositorioAnotado([mensualidad()], falla),
  abonos: libro(),
  generador: { generar: vi.fn() },
  participantes: { obtener: vi.fn() },
  ...{ cierres: SIN_CIERRES, cobro: SIN_COBRO_CONFIGURADO },
  ...{ permisos: permisosDe('CONSULTA'), reloj: relojEn() },
});

describe('lo que se puede pedir de las mensualidades', () => {
  it('quien consulta las lee, y no escribe ninguna', async () => {
    const servicios = mensualidadesDePeticion(puertos());
    expect(await servicios.listar()).toEqual([mensualidad()]);
    expect(await servicios.obtener(9)).toEqual(mensualidad());
    await expect(servicios.buscar({ pagina: 1, limite: 10 })).rejects.toThrow();
    for (const hecho of [
      servicios.crear({}),
      servicios.actualizar(9, {}),
      servicios.registrarAbono(9, {}),
      servicios.anularAbono(9, 1, {}),
      servicios.corregirSedeDePago(9, 1, {}),
      servicios.ajustar(9, {}),
      servicios.generar({}),
    ])
      await expect(hecho).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
  });

  it('en el panel la lista no falla: dice que no se pudo leer', async () => {
    const falla = new Error('Sin red');
    const servicios = mensualidadesDelPanel(puertos(falla));
    await expect(mensualidadesDePeticion(puertos(falla)).listar()).rejects.toBe(falla);
    expect(await servicios.listar()).toMatchObject({ datos: [] });
    expect(await mensualidadesDelPanel(puertos()).listar()).toMatchObject({ datos: [mensualidad()] });
    await expect(servicios.exonerar(mensualidad(), { motivo: 'Calamidad' })).rejects.toMatchObject({
      codigo: 'PERMISO_DENEGADO',
    });
    expect(await servicios.aplicarAjustes([])).toBeDefined();
    await expect(servicios.crear({})).rejects.toMatchObject({ codigo: 'PERMISO_DENEGADO' });
  });

  it('los reportes del panel preguntan también por los abonos', async () => {
    const abonos = libro();
    const finanzas = {
      ...{ cartera: vi.fn(), recaudo: vi.fn(), tendencia: vi.fn() },
      ...{ estadoDeCuenta: vi.fn(), estadoDePagador: vi.fn() },
    };
    const delPanel = finanzasDelPanel({ finanzas, abonos });
    expect(delPanel).toEqual({
      ...finanzas,
      abonos: abonos.buscar,
      sumaDeAbonos: abonos.sumar,
      numeracion: abonos.numeracion,
      registradores: abonos.registradores,
      recibo: abonos.recibo,
    });
  });
});
