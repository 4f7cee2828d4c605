import { expect, it } from 'vitest';
import { esquemaEquipoRegistrado } from '@/domain/sin-red/equipo';
import { errorCofreCerrado, errorEquipoSinEspacio } from '@/domain/sin-red/errores-cofre';

const MITAD = 'aB3-_'.repeat(9).slice(0, 43);

it('lo que el servicio da a un equipo trae la mitad entera de lo que abre el PIN', () => {
  const registrado = { equipo: 'e1', mitad: MITAD };
  expect(esquemaEquipoRegistrado.parse(registrado)).toEqual(registrado);
});

it.each([
  { equipo: 'e1' },
  { equipo: '', mitad: MITAD },
  { equipo: 'e1', mitad: MITAD.slice(1) },
  { equipo: 'e1', mitad: `${MITAD}a` },
  { equipo: 'e1', mitad: `+${MITAD.slice(1)}` },
])('%j no es de ningún equipo', (dado) => {
  expect(esquemaEquipoRegistrado.safeParse(dado).success).toBe(false);
});

it('lo que no se puede guardar dice por qué, y qué hacer', () => {
  expect(errorCofreCerrado()).toMatchObject({
    codigo: 'COFRE_CERRADO',
    message: 'Lo guardado en este equipo está cerrado. Escriba su PIN, o entre de nuevo con conexión',
  });
  const causa = new Error('QuotaExceededError');
  expect(errorEquipoSinEspacio(causa)).toMatchObject({
    codigo: 'SIN_ESPACIO',
    cause: causa,
    message:
      'No queda espacio en este equipo para guardar esto. Libere espacio y vuelva a intentarlo; lo que ya estaba guardado sigue ahí',
  });
});
