import type { FastifySerializerCompiler } from 'fastify';
import * as z from 'zod/mini';

/**
 * Answers as JSON: fields that the contract does not declare are dropped, and an answer that it does not allow is an error.
 * fastify-type-provider-zod does the same by encoding, which zod cannot compile: a page of 50 then takes 180 µs instead
 * of 20. Answers have no transforms, so parsing gives the same result as encoding. Most calls are rare: compiled at the first one.
 */
export const serializerCompiler: FastifySerializerCompiler<z.ZodMiniType> = ({ schema }) => {
  let compiled: z.ZodMiniType | undefined;
  return (answer) => {
    compiled ??= z.compile(schema);
    return JSON.stringify(z.parse(compiled, answer));
  };
};
