import { Box } from '@chakra-ui/react/box';
import { explicarError } from './explicar-error';

/** Why it failed and what can be tried, under the message of the operation. */
export function CausaError({ error }: { error: unknown }) {
  const { causa, deCampos, nota, sugerencias } = explicarError(error);
  const lineas = [...deCampos, ...sugerencias];
  return (
    <>
      <p>{causa}</p>
      {nota ? <p>{nota}</p> : null}
      {lineas.length > 0 ? (
        <Box as="ul" marginTop="1" paddingInlineStart="4" listStyle="disc">
          {lineas.map((linea) => (
            <li key={linea}>{linea}</li>
          ))}
        </Box>
      ) : null}
    </>
  );
}
