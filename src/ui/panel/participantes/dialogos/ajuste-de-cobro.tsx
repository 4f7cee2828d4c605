import { Box } from '@chakra-ui/react/box';
import { type AjustePorEgreso, saldoTrasAjuste } from '@/domain/mensualidades/ajuste-por-egreso';
import { mensajeDeMesCerrado } from '@/domain/mensualidades/cierres/reglas-cierre';
import { nombreDeCobro } from '@/domain/mensualidades/nombre-de-cobro';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { CampoMarca } from '@/ui/panel/comun/formulario/campo-texto';
import { FieldGroup } from '@/ui/shared/field-group';

/** What the agreement promises to whoever leaves, before and after: nothing at all when it changes nothing. */
export function AjusteDeCobro({ ajustes }: { ajustes: readonly AjustePorEgreso[] }) {
  if (ajustes.length === 0) return null;
  const saldo = ajustes.reduce((suma, ajuste) => suma + saldoTrasAjuste(ajuste), 0);
  return (
    <FieldGroup title="Ajuste según el acuerdo de pago">
      <p>Se paga hasta el día en que estuvo en la casa.</p>
      <Box as="ul" listStyle="none" display="flex" flexDirection="column" gap="2" aria-label="Ajustes">
        {ajustes.map((ajuste) => (
          <Linea key={ajuste.mensualidad.id} ajuste={ajuste} />
        ))}
      </Box>
      <CampoMarca
        nombre="ajustar"
        label="Ajustar el cobro al registrar el egreso"
        help={`De lo ajustado quedarían por pagar ${formatearPesos(saldo)}. Queda escrito en las observaciones.`}
      />
    </FieldGroup>
  );
}

function Linea({ ajuste }: { ajuste: AjustePorEgreso }) {
  const { mensualidad, dias, deDias, antes, despues, pagadoDeMas, correccion } = ajuste;
  const { periodo } = mensualidad;
  return (
    <li>
      <Box as="p" fontWeight="medium">
        {`${nombreDeCobro(mensualidad)}: ${dias} de ${deDias} días`}
      </Box>
      <Box as="p">
        {antes === despues
          ? `Sigue en ${formatearPesos(antes)}, que ya se pagó.`
          : `De ${formatearPesos(antes)} a ${formatearPesos(despues)}.`}
      </Box>
      {correccion && periodo !== null ? (
        <Box as="p">{`${mensajeDeMesCerrado(periodo, 'su rebaja se registra como un ajuste de hoy')}.`}</Box>
      ) : null}
      {pagadoDeMas > 0 ? (
        <Box as="p">
          {`Pagó ${formatearPesos(pagadoDeMas)} de más: se devuelve o se abona a otra deuda, según decida quien paga.`}
        </Box>
      ) : null}
    </li>
  );
}
