import { participante, sede } from '@tests/domain/ejemplos';
import { expect, it } from 'vitest';
import { admisionDe } from '@/application/participantes/admision';

const fuera = participante({ estado: 'PREINGRESO', sede_id: 2, area: 'HOMBRES', archivado_en: null });
const dentro = { ...fuera, estado: 'ACTIVO' as const };

it('quien no toma un cupo que no tenía no pide admisión', () => {
  expect(admisionDe(null, fuera)).toBeUndefined();
  expect(admisionDe(dentro, dentro)).toBeUndefined();
  expect(admisionDe(null, { ...dentro, sede_id: null })).toBeUndefined();
});

it('quien lo toma la pide en su sede y en su área', () => {
  const admision = admisionDe(fuera, dentro);
  expect(admision?.sede).toBe(2);
  const llena = sede({
    capacidad_hombres: 1,
    ocupacion_hombres: 1,
    capacidad_mujeres: 1,
    ocupacion_mujeres: 0,
  });
  expect(() => admision?.revisar(llena)).toThrow('no tiene cupos en el área de hombres: 1 de 1 ocupados');
  expect(admisionDe(null, { ...dentro, area: 'MUJERES' })?.revisar(llena)).toBeUndefined();
});
