import { atrapar } from '@tests/domain/atrapar';
import { expect, it } from 'vitest';
import { COLUMNAS_PARTICIPANTES } from '@/domain/participantes/campos-importables';
import { validarDatosParticipante } from '@/domain/participantes/datos-participante';
import { esObligatoria } from '@/domain/shared/importacion/columna';

it('las columnas que un archivo debe tener son los datos sin los que nadie se registra', () => {
  const { campos } = atrapar(() => validarDatosParticipante({}));
  const obligatorias = Object.keys(COLUMNAS_PARTICIPANTES).filter((campo) => {
    const columna = COLUMNAS_PARTICIPANTES[campo];
    return columna && esObligatoria(columna);
  });
  expect(obligatorias.sort()).toEqual(Object.keys(campos).sort());
});
