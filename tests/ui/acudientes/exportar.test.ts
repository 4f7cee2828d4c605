import { unAcudiente } from '@tests/builders/un-acudiente';
import { expect, it } from 'vitest';
import type { ServiciosPanel } from '@/application/servicios/servicios-panel';
import { COLUMNAS_ACUDIENTES } from '@/domain/acudientes/columnas-acudientes';
import { crearLectorDeAcudientes } from '@/domain/acudientes/importacion-acudientes';
import { prepararAcudientes } from '@/ui/panel/acudientes/exportar-acudientes';
import { adivinarColumnas } from '@/ui/panel/comun/importacion/adivinar-columnas';

const rosa = {
  ...unAcudiente()
    .de(1)
    .llamado('Rosa', 'Ríos')
    .con({ es_responsable_pago: true, autorizado_informacion: true })
    .almacenado(7),
  participante_nombre: 'Luz Marina Ríos',
  participante_documento: '0012345',
};

it('de quién es, si paga, si es de emergencia y si está autorizado vuelve como salió en el archivo, también entre dos que se llaman igual', async () => {
  const acudientes = { buscar: async () => ({ datos: [rosa], total: 1 }) };
  const servicios = { acudientes: async () => acudientes } as unknown as ServiciosPanel;
  const { columnas, filas } = await prepararAcudientes(servicios, {} as never, '2026-11-28');
  const celdas = columnas.map(({ valor }) => filas.map(valor)[0] ?? '');
  const lugares = adivinarColumnas(
    COLUMNAS_ACUDIENTES,
    columnas.map(({ titulo }) => titulo),
  );
  const leer = crearLectorDeAcudientes({
    participantes: ['0012345', '43111222'].map((numero_documento, n) => ({
      ...{ id: n + 1, nombre: 'Luz Marina Ríos' },
      ...{ numero_documento, archivado_en: null },
    })),
    tituloDocumento: '',
  });
  const { entrada, rechazos } = leer(
    Object.fromEntries(Object.entries(lugares).map(([campo, lugar]) => [campo, celdas[Number(lugar)] ?? ''])),
  );
  expect(rechazos).toEqual({});
  expect(entrada).toMatchObject({
    id_participante: 1,
    es_principal: rosa.es_principal,
    es_emergencia: false,
    es_responsable_pago: true,
    autorizado_informacion: true,
  });
});
