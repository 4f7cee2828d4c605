import { Box } from '@chakra-ui/react/box';
import { estaCerrado, mensajeDeMesCerrado } from '@/domain/mensualidades/cierres/reglas-cierre';
import type { CobroPorReingreso } from '@/domain/mensualidades/cobro-por-reingreso';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import type { Periodo } from '@/domain/shared/fechas';
import { CampoMarca } from '@/ui/panel/comun/formulario/campo-texto';
import { FieldGroup } from '@/ui/shared/field-group';

type CobroDeReingresoProps = { cobros: readonly CobroPorReingreso[]; ultimoCerrado: Periodo | null };

/** What the discharge took off and is owed again: nothing at all when there is nothing. */
export function CobroDeReingreso({ cobros, ultimoCerrado }: CobroDeReingresoProps) {
  if (cobros.length === 0) return null;
  const alguno = cobros.some(({ mensualidad }) => !estaCerrado(ultimoCerrado, mensualidad.periodo));
  return (
    <FieldGroup title="Lo que su egreso dejó de cobrar">
      <Box
        as="ul"
        listStyle="none"
        display="flex"
        flexDirection="column"
        gap="2"
        aria-label="Se vuelve a cobrar"
      >
        {cobros.map((cobro) => (
          <Linea key={cobro.mensualidad.id} cobro={cobro} ultimoCerrado={ultimoCerrado} />
        ))}
      </Box>
      {alguno ? (
        <CampoMarca
          nombre="recobrar"
          label="Volver a cobrar al registrar el reingreso"
          help="Los días que estuvo fuera no se cobran. Sin marcarla, no se cobra y no se pregunta más. Queda escrito en las observaciones."
        />
      ) : null}
    </FieldGroup>
  );
}

type LineaProps = { cobro: CobroPorReingreso; ultimoCerrado: Periodo | null };

function Linea({ cobro, ultimoCerrado }: LineaProps) {
  const { mensualidad, dias, deDias, antes, despues } = cobro;
  const { periodo } = mensualidad;
  const cambio =
    antes === despues
      ? `Sigue en ${formatearPesos(antes)}.`
      : `De ${formatearPesos(antes)} a ${formatearPesos(despues)}.`;
  return (
    <li>
      <Box as="p" fontWeight="medium">
        {`${nombreDeCobro(mensualidad)}: ${dias} de ${deDias} días`}
      </Box>
      <Box as="p">
        {periodo !== null && estaCerrado(ultimoCerrado, periodo)
          ? `${mensajeDeMesCerrado(periodo, `cobre los ${formatearPesos(despues - antes)} con otra mensualidad en un mes abierto`)}.`
          : cambio}
      </Box>
    </li>
  );
}
