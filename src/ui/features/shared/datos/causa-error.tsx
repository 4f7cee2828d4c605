import { Box } from '@chakra-ui/react/box';
import { explicarError } from './explicar-error';

/** Why it failed and what can be tried, under the message of the operation. */
export function CausaError({ error }: { error: unknown }) {
  const { causa, nota, sugerencias } = explicarError(error);
  return (
    <>
      <p>{causa}</p>
      {nota ? <p>{nota}</p> : null}
      {sugerencias.length > 0 ? (
        <Box as="ul" marginTop="1" paddingInlineStart="4" listStyle="disc">
          {sugerencias.map((sugerencia) => (
            <li key={sugerencia}>{sugerencia}</li>
          ))}
        </Box>
      ) : null}
    </>
  );
}
