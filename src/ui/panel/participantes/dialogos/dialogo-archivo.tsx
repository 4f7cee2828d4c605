import { Box } from '@chakra-ui/react/box';
import type { ParticipanteListado } from '@/domain/participantes/participante';
import { Button } from '@/ui/shared/button';
import { Modal } from '@/ui/shared/modal';

type DialogoArchivoProps = {
  /** Of those to archive, who lives in the house. */
  enCasa: readonly ParticipanteListado[];
  /** How many more were chosen with them, and can be archived. */
  demas: number;
  onEgreso: (participante: ParticipanteListado) => void;
  onArchivarDemas: () => void;
  onClose: () => void;
};

/** Whoever lives in the house is not put away: it says who, and offers the egreso, which comes first. */
export default function DialogoArchivo(props: DialogoArchivoProps) {
  const { enCasa, demas, onEgreso, onArchivarDemas, onClose } = props;
  const [primera] = enCasa;
  const sola = enCasa.length === 1 && demas === 0 ? primera : undefined;
  return (
    <Modal
      open
      role="alertdialog"
      size="sm"
      title="Primero va el egreso"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          {sola ? (
            <Button variant="solid" onClick={() => onEgreso(sola)}>
              Registrar egreso
            </Button>
          ) : null}
          {demas > 0 ? (
            <Button variant="solid" onClick={onArchivarDemas}>
              {demas === 1 ? 'Archivar el otro registro' : `Archivar los otros ${demas}`}
            </Button>
          ) : null}
        </>
      }
    >
      {sola ? (
        <p>{`${sola.nombre} está en la casa. Registre su egreso y después podrá archivar su registro.`}</p>
      ) : (
        <>
          <p>
            {enCasa.length === 1
              ? 'Una de las personas elegidas está en la casa: su registro se archiva después del egreso.'
              : `${enCasa.length} de las personas elegidas están en la casa: sus registros se archivan después del egreso.`}
          </p>
          <Box as="ul" listStyleType="none" marginTop="3">
            {enCasa.map((persona) => (
              <Box
                as="li"
                key={persona.id}
                display="flex"
                alignItems="center"
                justifyContent="space-between"
                gap="3"
                paddingBlock="1.5"
              >
                <Box as="span" minWidth="0" overflowWrap="anywhere">
                  {persona.nombre}
                </Box>
                <Button
                  size="sm"
                  flexShrink={0}
                  aria-label={`Registrar egreso de ${persona.nombre}`}
                  onClick={() => onEgreso(persona)}
                >
                  Registrar egreso
                </Button>
              </Box>
            ))}
          </Box>
        </>
      )}
    </Modal>
  );
}
