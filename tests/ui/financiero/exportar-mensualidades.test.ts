import { unaMensualidad } from '@tests/builders/una-mensualidad';
import { expect, it } from 'vitest';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { validarDatosMensualidad } from '@/domain/mensualidades/datos-mensualidad';
import {
  COLUMNAS_MENSUALIDADES,
  crearLectorDeMensualidades,
} from '@/domain/mensualidades/importacion-mensualidades';
import type { Mensualidad } from '@/domain/mensualidades/mensualidad';
import { conSaldo } from '@/domain/mensualidades/mensualidad-con-saldo';
import { estadoAlNacer } from '@/domain/mensualidades/reglas-mensualidad';
import { adivinarColumnas } from '@/ui/panel/comun/importacion/adivinar-columnas';
import { prepararMensualidades } from '@/ui/panel/financiero/mensualidades/exportar-mensualidades';

const exonerada: Mensualidad = {
  ...unaMensualidad().de(1).almacenada(3),
  estado: 'EXONERADA',
  motivo_anulacion: 'La familia perdió su casa',
};

const exportar = async (mensualidad: Mensualidad, esAdministrador: boolean) => {
  const fila = { ...conSaldo(mensualidad), participante_nombre: 'Luz Marina Ríos', vencida: false };
  const mensualidades = { buscar: async () => ({ datos: [fila], total: 1 }) };
  const servicios = { mensualidades: async () => mensualidades } as unknown as ServiciosPanel;
  const criterios = { periodo: '2026-11' } as never;
  const { columnas, filas } = await prepararMensualidades(
    servicios,
    criterios,
    '2026-11-28',
    esAdministrador,
  );
  return {
    titulos: columnas.map(({ titulo }) => titulo),
    celdas: columnas.map(({ valor }) => filas.map(valor)[0] ?? ''),
  };
};

const importar = ({ titulos, celdas }: Awaited<ReturnType<typeof exportar>>) =>
  crearLectorDeMensualidades([
    { id: 1, nombre: 'Luz Marina Ríos', numero_documento: null, archivado_en: null },
  ])(
    Object.fromEntries(
      Object.entries(adivinarColumnas(COLUMNAS_MENSUALIDADES, titulos)).map(([campo, lugar]) => [
        campo,
        celdas[Number(lugar)] ?? '',
      ]),
    ),
  );

it.each([
  ['por una decisión', exonerada],
  ['por un descuento de todo el valor', { ...exonerada, descuento: exonerada.valor }],
])('lo exonerado %s vuelve exonerado, con su motivo', async (_porQue, mensualidad) => {
  const { entrada, rechazos } = importar(await exportar(mensualidad, true));
  expect(rechazos).toEqual({});
  const datos = validarDatosMensualidad(entrada);
  expect(estadoAlNacer({ descuento: 0, motivo_anulacion: null, ...datos })).toEqual({
    estado: 'EXONERADA',
    motivo_anulacion: 'La familia perdió su casa',
  });
});

it('quien solo consulta no recibe lo que alguien escribió con sus palabras', async () => {
  const { titulos, celdas } = await exportar({ ...exonerada, observaciones: 'Llamar al tío' }, false);
  expect(titulos).toContain('Estado');
  expect(celdas.join()).not.toMatch(/perdió su casa|tío/);
});
