import { Box } from '@chakra-ui/react/box';
import { CircleCheck } from 'lucide-react';
import { ETIQUETA_MEDIO_PAGO } from '@/domain/mensualidades/mensualidad';
import { MEDIOS_PAGO } from '@/domain/mensualidades/opciones-mensualidad';
import { formatearPesos } from '@/domain/shared/dinero/formatear-dinero';
import { Amount } from '@/ui/shared/amount';
import { Button } from '@/ui/shared/button';
import { Modal } from '@/ui/shared/modal';
import { Notice } from '@/ui/shared/notice';
import { BotonEnviarRecibo } from '../enlaces/boton-enviar-recibo';
import { PagoPorEnviar } from './pago-por-enviar';
import { cuentaDe, estaPorEnviar, type FilaDePago } from './valores-lista';

type ListaRegistradaProps = { filas: readonly FilaDePago[]; onOtra: () => void; onClose: () => void };

/** Every payment of the list with its receipt, and what there has to be of each means. */
export function ListaRegistrada({ filas, onOtra, onClose }: ListaRegistradaProps) {
  const { pagos, total } = cuentaDe(filas);
  const porEnviar = filas.filter(estaPorEnviar).length;
  const porMedio = MEDIOS_PAGO.flatMap((medio) => {
    const suyas = filas.filter(({ enviado }) => enviado?.medio === medio);
    return suyas.length > 0
      ? [`${ETIQUETA_MEDIO_PAGO[medio]}: ${formatearPesos(cuentaDe(suyas).total)}`]
      : [];
  });
  return (
    <Modal
      open
      size="md"
      title="Pagos registrados"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onOtra}>Escribir otra lista</Button>
          <Button variant="solid" data-autofocus onClick={onClose}>
            Cerrar
          </Button>
        </>
      }
    >
      <Notice
        tone="success"
        role="status"
        icon={<CircleCheck />}
        title={`${pagos === 1 ? '1 pago' : `${pagos} pagos`} · ${formatearPesos(total)}`}
      >
        <p>{porMedio.join(' · ')}</p>
        {porEnviar > 0 ? (
          <p>
            {porEnviar === 1
              ? '1 quedó en este equipo: se envía apenas se pueda.'
              : `${porEnviar} quedaron en este equipo: se envían apenas se pueda.`}
          </p>
        ) : null}
      </Notice>
      <Box as="ul" listStyle="none" marginTop="4" aria-label="Pagos registrados">
        {filas.map(({ clave, pagador, valor, recibo, encolada }) => (
          <Box
            as="li"
            key={clave}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="3"
            rowGap="1"
            paddingBlock="2"
            borderBottom="1px solid"
            borderColor="border"
          >
            <Box flex="1 1 12rem" overflowWrap="anywhere">
              <Box as="p" fontWeight="medium">
                {pagador?.nombre}
              </Box>
              {encolada ? null : (
                <Box as="p" textStyle="ayuda">
                  {`Recibo ${recibo?.numero}`}
                </Box>
              )}
            </Box>
            <Amount value={Number(valor)} strong />
            {encolada ? (
              <PagoPorEnviar entrada={encolada} />
            ) : (
              <BotonEnviarRecibo recibo={recibo} size="sm" />
            )}
          </Box>
        ))}
      </Box>
    </Modal>
  );
}
