import { Box } from '@chakra-ui/react/box';
import { useMutation } from '@tanstack/react-query';
import type { FallaDeCadena, IntegridadActividad } from '@/domain/actividad/cadena-de-actividad';
import { formatearNumero } from '@/domain/shared/dinero/formatear-dinero';
import { CajaError } from '@/ui/panel/comun/datos/caja-error';
import { usePanel } from '@/ui/panel/comun/panel/use-panel';
import { Button } from '@/ui/shared/button';
import { Notice } from '@/ui/shared/notice';

const EN_PALABRAS: Readonly<Record<FallaDeCadena['motivo'], (falla: FallaDeCadena) => string>> = {
  ALTERADO: ({ id }) => `La línea ${id} no está como se escribió.`,
  FALTA: ({ cadena, numero }) => `Falta una línea: la ${numero} de la cadena ${cadena}.`,
  FINAL_DISTINTO: ({ cadena }) => `Faltan líneas al final de la cadena ${cadena}, o la última no es la suya.`,
  SUELTO: ({ id }) => `La línea ${id} no se escribió por el servicio.`,
  REESCRITO: ({ cadena, numero }) =>
    `La cadena ${cadena} se escribió de nuevo: su línea ${numero} no es la que se firmó.`,
  CADENA_QUITADA: ({ cadena }) => `Falta la cadena ${cadena} entera.`,
  ANCLA_FALSA: ({ cadena, numero }) =>
    `Alguien quitó las líneas de la cadena ${cadena} hasta la ${numero}, y no fue el servicio.`,
  SELLO_FALSO: ({ numero }) => `El sello ${numero} no lo hizo el servicio.`,
  SELLO_PERDIDO: ({ numero }) => `Falta el sello ${numero}, o los anteriores.`,
  OTRA_CLAVE: ({ numero }) => `El sello ${numero} se hizo con otra clave: aquí no se puede comprobar.`,
  SIN_GUARDA: () => 'La base de datos no tiene puestas las guardas de la historia.',
};

const fallaEnPalabras = (falla: FallaDeCadena): string => EN_PALABRAS[falla.motivo](falla);

/** Short enough to be read aloud and noted down; long enough not to happen twice. */
const selloCorto = ({ sello }: IntegridadActividad): string =>
  (sello.slice(0, 16).match(/.{4}/g) ?? []).join(' ');

const resumenDe = ({ integra, renglones }: IntegridadActividad): string =>
  integra
    ? `La historia está completa y sin cambios: ${formatearNumero(renglones)} líneas revisadas.`
    : `La historia no está como se escribió: ${formatearNumero(renglones)} líneas revisadas.`;

/** Has the service read its whole history again, and tells what it found. */
export function VerificarIntegridad() {
  const { verificador } = usePanel().servicios;
  const verificacion = useMutation({
    networkMode: 'always',
    mutationFn: () => verificador().then((casos) => casos.verificar()),
  });
  const { data, error, isPending } = verificacion;
  return (
    <>
      <Button onClick={() => verificacion.mutate()} busy={isPending} busyText="Verificando...">
        Verificar integridad
      </Button>
      <Box flexBasis="full" aria-live="polite">
        {error ? <CajaError error={error} titulo="Error al verificar la integridad" /> : null}
        {data === null ? (
          <Notice tone="info">Este servicio no sella la historia: no hay con qué compararla.</Notice>
        ) : null}
        {data ? (
          <Notice tone={data.integra ? 'success' : 'warning'} title={resumenDe(data)}>
            <p>
              Sello de este momento: <strong>{selloCorto(data)}</strong>. Cambia con cada línea nueva.
            </p>
            {data.fallas.length > 0 ? (
              <ul>
                {data.fallas.map((falla) => (
                  <li key={`${falla.motivo}-${falla.cadena}-${falla.numero}-${falla.id}`}>
                    {fallaEnPalabras(falla)}
                  </li>
                ))}
              </ul>
            ) : null}
          </Notice>
        ) : null}
      </Box>
    </>
  );
}
