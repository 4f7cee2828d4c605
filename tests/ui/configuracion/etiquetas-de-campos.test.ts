import { describe, expect, it } from 'vitest';
import { esquemaAcudiente } from '@/domain/acudientes/acudiente';
import { esquemaConfiguracion } from '@/domain/configuracion/configuracion';
import { esquemaFormato } from '@/domain/formatos/formato';
import { esquemaMensualidad } from '@/domain/mensualidades/mensualidad';
import { esquemaParticipante } from '@/domain/participantes/participante';
import { esquemaSede } from '@/domain/sedes/sede';
import { esquemaUsuario } from '@/domain/usuarios/usuario';
import { ETIQUETAS_ACUDIENTE } from '@/ui/panel/acudientes/etiquetas-acudiente';
import { etiquetaDeCampo } from '@/ui/panel/configuracion/actividad/etiquetas-de-campos';
import { ETIQUETAS_MENSUALIDAD } from '@/ui/panel/financiero/etiquetas-financiero';
import { ETIQUETAS_FORMATO } from '@/ui/panel/formatos/formulario/valores-formato';
import { ETIQUETAS_PARTICIPANTE } from '@/ui/panel/participantes/etiquetas-participante';
import { ETIQUETAS_SEDE } from '@/ui/panel/sedes/etiquetas-sede';

const ESQUEMAS = {
  participante: esquemaParticipante,
  acudiente: esquemaAcudiente,
  sede: esquemaSede,
  mensualidad: esquemaMensualidad,
  usuario: esquemaUsuario,
  configuracion: esquemaConfiguracion,
  formato: esquemaFormato,
};
/** Who, when and which: no change of theirs is in the history. */
const NO_CAMBIAN = /^(?:id|version|saldo|ocupacion_\w+|(?:creado|actualizado)_(?:en|por))$/;

describe('cada campo se llama en Actividad como en su formulario', () => {
  it.each(Object.entries(ESQUEMAS))(
    'ningún campo de %s se muestra con el nombre que tiene por dentro',
    (entidad, esquema) => {
      const campos = Object.keys(esquema.shape).filter((campo) => !NO_CAMBIAN.test(campo));
      expect(campos.length).toBeGreaterThan(4);
      for (const campo of campos) {
        const etiqueta = etiquetaDeCampo(entidad, campo);
        expect(etiqueta, campo).not.toBe(campo.replaceAll('_', ' '));
        expect(etiqueta, campo).toMatch(/^\p{Lu}/u);
      }
    },
  );

  it.each([
    ['participante', ETIQUETAS_PARTICIPANTE],
    ['acudiente', ETIQUETAS_ACUDIENTE],
    ['sede', ETIQUETAS_SEDE],
    ['formato', ETIQUETAS_FORMATO],
    // One field for two reasons: the form names the one that it asks for.
    ['mensualidad', { ...ETIQUETAS_MENSUALIDAD, motivo_anulacion: 'Motivo de la anulación o exoneración' }],
  ])('los de %s', (entidad, etiquetas) => {
    for (const [campo, etiqueta] of Object.entries(etiquetas))
      if (!campo.includes('.')) expect(etiquetaDeCampo(entidad, campo), campo).toBe(etiqueta);
  });

  it('los que esta pantalla no conoce conservan el suyo', () => {
    expect(etiquetaDeCampo('participante', 'otro_dato')).toBe('otro dato');
    expect(etiquetaDeCampo('recibo', 'estado')).toBe('Estado');
  });
});
